/**
 * Returns a mode's hexadecimal colors in a stylesheet of tokens, by their names
 * without dashes.
 */
export function readColors(
  css: string,
  mode: 'light' | 'dark',
): ReadonlyMap<string, string> {
  const definitions = css.matchAll(
    /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g,
  );
  return new Map(
    Array.from(definitions, ([, name = '', light = '', dark = '']) => [
      name,
      mode === 'light' ? light : dark,
    ]),
  );
}
