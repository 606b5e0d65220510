/** Roles of the site's colours that a card is drawn in. */
const roles = [
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
 * Reads the light mode's colours from the stylesheet of tokens: in it the first
 * definition of a name is the light one.
 *
 * @param css the stylesheet
 * @param file its name, for the message
 * @throws when a colour is missing
 */
export function readTokens(css: string, file: string): Colors {
  const colors: Partial<Record<(typeof roles)[number], string>> = {};
  for (const role of roles) {
    const value = new RegExp(`--${role}:\\s*(#[0-9a-f]{3,8})\\s*;`, 'i').exec(
      css,
    )?.[1];
    if (!value) {
      throw new Error(
        `${file} defines no colour --${role}, which social cards are drawn in. Define it as a hexadecimal colour.`,
      );
    }
    colors[role] = value;
  }
  return colors as Colors;
}
