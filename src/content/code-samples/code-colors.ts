import {colord, extend} from 'colord';
import a11y from 'colord/plugins/a11y';
import type {PrismTheme} from 'prism-react-renderer';

extend([a11y]);

/** The roles that code is colored by, as in the token `--tok-<role>`, and the type of Prism's whose color in the theme each takes. */
const typeOfRole = {
  keyword: 'keyword',
  string: 'string',
  fn: 'function',
  type: 'class-name',
  comment: 'comment',
  number: 'number',
} as const;

export type CodeColors = Record<'plain' | keyof typeof typeOfRole, string>;

/** Names of the color tokens that code has as its background. */
export const papersOfCode = ['code-paper', 'paper', 'accent-wash'] as const;

/** The contrast that WCAG 2, level AA, asks of text. */
const leastContrast = 4.5;

/**
 * The colors of a theme. One that is too faint on any of the papers keeps its
 * hue and becomes darker or lighter until it can be read.
 *
 * @param papers - the hexadecimal colors that code lies on
 * @throws when the theme lacks a color
 */
export function codeColors(
  {plain, styles}: PrismTheme,
  papers: readonly string[],
): CodeColors {
  const colorOf = (type: string): string | undefined =>
    styles
      .filter(({types, style}) => types.includes(type) && style.color)
      .at(-1)?.style.color;
  const roles = Object.entries(typeOfRole).map(
    ([role, type]) => [role, colorOf(type)] as const,
  );
  const colors = [['plain', plain.color] as const, ...roles].map(
    ([role, color]) => {
      if (color) return [role, readable(color, papers)] as const;
      throw new Error(
        `The theme of code colors in themeConfig.prism has none for ${role}. Choose another theme or add the color.`,
      );
    },
  );
  return Object.fromEntries(colors) as CodeColors;
}

/** A stylesheet that defines the colors as tokens, with a class for each. Paper is light in either mode. */
export function colorSheet(light: CodeColors, dark: CodeColors): string {
  const tokens = (colors: CodeColors): string =>
    Object.entries(colors)
      .map(([role, color]) => `--tok-${role}: ${color};`)
      .join(' ');
  const classes = Object.keys(light)
    .map((role) => `.tok-${role} { color: var(--tok-${role}); }`)
    .join('\n');
  return `:root, [data-theme='light'] { ${tokens(light)} }
@media screen { [data-theme='dark'] { ${tokens(dark)} } }
${classes}
`;
}

function readable(color: string, papers: readonly string[]): string {
  const isOnDark = papers.every((paper) => colord(paper).isDark());
  let shade = colord(color);
  const isTooFaint = () =>
    papers.some((paper) => shade.contrast(paper) < leastContrast);
  while (isTooFaint()) {
    shade = isOnDark ? shade.lighten(0.01) : shade.darken(0.01);
  }
  return shade.toHex();
}
