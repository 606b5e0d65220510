/** Settings from environment variables. */

/** Origin of the published site, without a path; Docusaurus rejects others. */
export const siteUrl = (
  process.env.SITE_URL || 'https://reactivedot.dev'
).replace(/\/$/, '');

/** Path of the published site, with a slash at both ends. */
export const baseUrl = readBaseUrl(process.env.BASE_URL);

/** Prefix of a guide's path in the repository, for links to edit it. */
export const editUrl = process.env.EDIT_URL;

/**
 * Checks `BASE_URL`, which Docusaurus would use as is.
 *
 * @throws if it isn't a path
 */
export function readBaseUrl(value = ''): string {
  const path = `/${value}/`.replace(/\/+/g, '/');
  if (!/^\/(?:[\w.~-]+\/)*$/.test(path)) {
    throw new Error(
      `BASE_URL is "${value}". Set it to the path of the published site, such as /docs/, and SITE_URL to the origin.`,
    );
  }
  return path;
}
