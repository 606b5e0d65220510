import {type PrismTheme, themes} from 'prism-react-renderer';

/** A theme with other colors for some types of Prism's tokens. */
const withColors = (
  {plain, styles}: PrismTheme,
  colors: Readonly<Record<string, string>>,
): PrismTheme => ({
  plain,
  styles: [
    ...styles,
    ...Object.entries(colors).map(([type, color]) => ({
      types: [type],
      style: {color},
    })),
  ],
});

/**
 * Colors of code: `src/content/code-samples/code-colors.ts` makes the stylesheet
 * of them. Those that are named here were too faint on our papers, and have their
 * hue in another shade.
 */
export const prism = {
  theme: withColors(themes.oneLight, {
    comment: '#6c6d75',
    string: '#3e7b3d',
    function: '#2464f0',
    'class-name': '#9d5c01',
    number: '#9d5c01',
  }),
  darkTheme: withColors(themes.oneDark, {comment: '#7b8393'}),
};
