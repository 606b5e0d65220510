/** What the router uses of a regular expression. */
interface Pattern {
  exec(pathname: string): string[] | null;
}

/**
 * Stands for the package `path-to-regexp`: this site's routes have no
 * parameters and are not strict, and the build makes sure of it
 * (`check-paths.ts`). Most addresses are told apart by their length.
 *
 * @param path without parameters, or the asterisk of the page that is not found
 * @param keys gets the name of what the asterisk stands for
 * @returns what finds the same as the package's regular expression
 */
export default function toPattern(
  path: string,
  keys: object[],
  {end}: {end?: boolean},
): Pattern {
  if (path === '*') {
    keys.push({name: 0});
    return {exec: (pathname) => [pathname, pathname]};
  }
  const route = path.toLowerCase().replace(/\/$/, '');
  const {length} = route;
  return {
    exec(pathname) {
      if (end && pathname.length > length + 1) return null;
      const found = pathname.slice(0, length);
      if (found.toLowerCase() !== route) return null;
      const rest = pathname.slice(length);
      if (!rest || rest === '/') return [pathname];
      return !end && rest[0] === '/' ? [found] : null;
    },
  };
}
