import {type PrismTheme, themes} from 'prism-react-renderer';

/**
 * Returns a theme with other colors for plain code and for some of Prism's token
 * types.
 */
const withColors = (
  {plain, styles}: PrismTheme,
  {
    color = plain.color,
    ...colors
  }: Readonly<Record<string, string>> & {color?: string},
): PrismTheme => ({
  plain: {...plain, color},
  styles: [
    ...styles,
    ...Object.entries(colors).map(([type, color]) => ({
      types: [type],
      style: {color},
    })),
  ],
});

/**
 * Colors of code. `src/content/code-samples/code-colors.ts` generates their
 * stylesheet. The colors listed here had too little contrast with the site's
 * backgrounds, so they use another shade of the same hue. In dark mode, plain
 * code is about as bright as the text around it.
 */
export const prism = {
  theme: withColors(themes.oneLight, {
    comment: '#6c6d75',
    string: '#3e7b3d',
    function: '#2464f0',
    'class-name': '#9d5c01',
    number: '#9d5c01',
  }),
  darkTheme: withColors(themes.oneDark, {
    color: '#ccd0d8',
    comment: '#939bab',
  }),
};
