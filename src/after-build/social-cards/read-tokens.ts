import {readColors, type Mode} from '../../site/read-colors';

/** Roles of the site's colors that pictures are drawn in. */
export const roles = [
  'paper',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-ink',
  'accent-wash',
] as const;

export type Colors = Readonly<Record<(typeof roles)[number], string>>;

/**
 * Reads a mode's colors from the stylesheet of tokens.
 *
 * @param css the stylesheet
 * @param file its name, for the message
 * @throws when a color is missing
 */
export function readTokens(css: string, file: string, mode: Mode): Colors {
  const defined = readColors(css, mode);
  const colors = roles.map((role) => {
    const value = defined.get(role);
    if (!value) {
      throw new Error(
        `${file} defines no color --${role} for the ${mode} mode, which the site's pictures are drawn in. Define it as a hexadecimal color.`,
      );
    }
    return [role, value] as const;
  });
  return Object.fromEntries(colors) as Colors;
}
