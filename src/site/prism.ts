import {themes} from 'prism-react-renderer';

/** Colors of code: `src/content/code-samples/code-colors.ts` makes those of the stylesheet from them. */
export const prism = {theme: themes.oneLight, darkTheme: themes.oneDark};
