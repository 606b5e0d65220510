/**
 * Groups of paths that a file system which ignores case takes for one.
 *
 * @param paths relative paths; their folders are looked at too
 */
export function findCaseClashes(paths: readonly string[]): string[][] {
  const spellings = new Map<string, Set<string>>();
  for (const file of paths) {
    const parts = file.split('/');
    for (let depth = 1; depth <= parts.length; depth++) {
      const spelling = parts.slice(0, depth).join('/');
      const key = spelling.normalize('NFC').toLowerCase();
      const group = spellings.get(key) ?? new Set();
      spellings.set(key, group.add(spelling));
    }
  }
  return Array.from(spellings.values(), (group) => Array.from(group).sort())
    .filter((group) => group.length > 1)
    .sort();
}
