import type {PrismTheme} from 'prism-react-renderer';

/** The roles that code is colored by, as in the token `--tok-<role>`, and the type of Prism's whose color in the theme each takes. */
const typeOfRole = {
  keyword: 'keyword',
  string: 'string',
  fn: 'function',
  type: 'class-name',
  comment: 'comment',
  number: 'number',
} as const;

/** The colors of a theme by role. */
export function codeColors({
  plain,
  styles,
}: PrismTheme): Record<string, string | undefined> {
  const colorOf = (type: string): string | undefined =>
    styles
      .filter(({types, style}) => types.includes(type) && style.color)
      .at(-1)?.style.color;
  const roles = Object.entries(typeOfRole).map(
    ([role, type]) => [role, colorOf(type)] as const,
  );
  return {plain: plain.color, ...Object.fromEntries(roles)};
}

/** A stylesheet that defines the themes' colors as tokens, for the light mode and the dark, with a class for each. */
export function colorSheet(light: PrismTheme, dark: PrismTheme): string {
  const inDark = codeColors(dark);
  const colors = Object.entries(codeColors(light));
  const tokens = colors.map(
    ([role, color]) => `--tok-${role}: light-dark(${color}, ${inDark[role]});`,
  );
  const classes = colors.map(
    ([role]) => `.tok-${role} { color: var(--tok-${role}); }`,
  );
  return `:root { ${tokens.join(' ')} }\n${classes.join('\n')}\n`;
}
