interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

/**
 * Stands for the package `path-to-regexp`: this site's routes have no
 * parameters, and the build makes sure of it (`check-paths.ts`).
 *
 * @param path without parameters, or the asterisk of the page that is not found
 * @param keys gets the name of what the asterisk stands for
 * @returns what the package returns for the same
 */
export default function toRegExp(
  path: string,
  keys: object[],
  {end, strict, sensitive}: Options,
): RegExp {
  const isAny = path === '*';
  if (isAny) keys.push({name: 0});
  let route = isAny ? '((?:.*))' : path.replace(/[.=^!${}[\]|/\\]/g, '\\$&');
  const endsWithSlash = path.endsWith('/');
  if (!strict) {
    route = `${endsWithSlash ? route.slice(0, -2) : route}(?:\\/(?=$))?`;
  }
  if (end) route += '$';
  else if (!(strict && endsWithSlash)) route += '(?=\\/|$)';
  return new RegExp(`^${route}`, sensitive ? '' : 'i');
}
