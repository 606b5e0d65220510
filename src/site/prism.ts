import {themes} from 'prism-react-renderer';

/**
 * Colors of code: `src/content/code-samples/code-colors.ts` makes those of the
 * stylesheet from them. To change one, give a copy of a theme another entry at
 * the end of its `styles`, such as `{types: ['string'], style: {color: '#2a6f2b'}}`.
 */
export const prism = {theme: themes.oneLight, darkTheme: themes.oneDark};
