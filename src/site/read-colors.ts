export type Mode = 'light' | 'dark';

/**
 * The hexadecimal colors that a stylesheet of tokens defines for a mode, by
 * their names without dashes. The block of the dark mode stands last.
 */
export function readColors(
  css: string,
  mode: Mode,
): ReadonlyMap<string, string> {
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  return new Map(
    Array.from(
      (mode === 'light' ? light : dark).matchAll(
        /--([\w-]+):\s*(#[0-9a-f]{3,8})\s*;/gi,
      ),
      ([, name = '', value = '']) => [name, value],
    ),
  );
}
