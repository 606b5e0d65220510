/** Roles of the site's colours that pictures are drawn in. */
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

export type Mode = 'light' | 'dark';

/**
 * Reads a mode's colours from the stylesheet of tokens, where the block of the
 * dark mode stands last.
 *
 * @param css the stylesheet
 * @param file its name, for the message
 * @throws when a colour is missing
 */
export function readTokens(css: string, file: string, mode: Mode): Colors {
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  const colors: Partial<Record<(typeof roles)[number], string>> = {};
  for (const role of roles) {
    const value = new RegExp(`--${role}:\\s*(#[0-9a-f]{3,8})\\s*;`, 'i').exec(
      mode === 'light' ? light : dark,
    )?.[1];
    if (!value) {
      throw new Error(
        `${file} defines no colour --${role} for the ${mode} mode, which the site's pictures are drawn in. Define it as a hexadecimal colour.`,
      );
    }
    colors[role] = value;
  }
  return colors as Colors;
}
