import {parseHeadersFile, type HeaderRule} from '../serve/headers-file';
import {parseRedirectsFile, type RedirectRule} from '../serve/redirects-file';

/** What a web server has to know of the site. */
export interface HostedSite {
  /**
   * Absolute path of the folder that stands for `/`. A site published below
   * another path lies in a folder of that path in it.
   */
  root: string;
  /** Path the site is published under, with a slash at both ends. */
  baseUrl: string;
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/** Puts together a site from the texts of the files that its build wrote. */
export function describeSite({
  headersFile,
  redirectsFile,
  ...place
}: Pick<HostedSite, 'root' | 'baseUrl'> & {
  headersFile: string;
  redirectsFile: string;
}): HostedSite {
  return {
    ...place,
    headers: parseHeadersFile(headersFile),
    redirects: parseRedirectsFile(redirectsFile),
  };
}

/**
 * Regular expression, in the syntax that nginx and Caddy share, for `/a.html`,
 * `/a/index.html` and `/a/`, with `/a` as its first group. It takes plain
 * characters only, so that nothing in an address can lead to another host or
 * begin a header of its own.
 */
export const untidyPath = String.raw`^((?:/[\w.@~-]+)+?)(?:(?:/index)?\.html|/)$`;

/** What goes before and after the query in the address of a redirect. */
export function splitAnchor(to: string): [page: string, anchor: string] {
  const hash = to.indexOf('#');
  return hash < 0 ? [to, ''] : [to.slice(0, hash), to.slice(hash)];
}
