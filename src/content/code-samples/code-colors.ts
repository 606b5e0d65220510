import type {PrismTheme} from 'prism-react-renderer';

/**
 * Maps each color role, used by the token `--tok-<role>`, to the Prism token
 * type that supplies its color.
 */
const typeOfRole = {
  keyword: 'keyword',
  string: 'string',
  fn: 'function',
  type: 'class-name',
  comment: 'comment',
  number: 'number',
} as const;

/** Returns a theme's colors by role. */
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

/**
 * Returns a stylesheet with a token and a class for each role. The tokens hold
 * the light and dark colors.
 */
export function colorSheet(light: PrismTheme, dark: PrismTheme): string {
  const inDark = codeColors(dark);
  const colors = Object.entries(codeColors(light));
  const tokens = colors.map(
    ([role, color]) => `--tok-${role}: light-dark(${color}, ${inDark[role]});`,
  );
  // Plain text has no element.
  const classes = colors
    .filter(([role]) => role !== 'plain')
    .map(([role]) => `.tok-${role} { color: var(--tok-${role}); }`);
  return `:root { ${tokens.join(' ')} }\n${classes.join('\n')}\n`;
}
