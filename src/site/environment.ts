/** What the environment of the build decides. */

/** Origin the site is published at, without a path; Docusaurus refuses anything else. */
export const siteUrl = (
  process.env.SITE_URL || 'https://reactivedot.dev'
).replace(/\/$/, '');

/** Path the site is published under, with a slash at both ends. */
export const baseUrl = readBaseUrl(process.env.BASE_URL);

/** What a guide's path in the repository is added to where readers can edit it. */
export const editUrl = process.env.EDIT_URL;

/** @throws when `BASE_URL` is no path, which Docusaurus would take as it is */
export function readBaseUrl(value = ''): string {
  const path = `/${value}/`.replace(/\/+/g, '/');
  if (!/^\/(?:[\w.~-]+\/)*$/.test(path)) {
    throw new Error(
      `BASE_URL is "${value}". Give the path that the site is published under, such as /docs/; its origin goes into SITE_URL.`,
    );
  }
  return path;
}
