/** @throws when `SITE_URL` is no origin, or has a path, which belongs in `BASE_URL` */
export function readSiteUrl(value = ''): string {
  const site = value.replace(/\/+$/, '') || 'https://reactivedot.dev';
  if (!/^https?:\/\/[^/?#\s@]+$/.test(site)) {
    throw new Error(
      `SITE_URL is "${value}". Give the origin of the site alone, such as https://example.org; its path goes into BASE_URL.`,
    );
  }
  return site;
}

/** @throws when `BASE_URL` is no path */
export function readBaseUrl(value = ''): string {
  const path = `/${value}/`.replace(/\/+/g, '/');
  if (!/^\/(?:[\w.~-]+\/)*$/.test(path)) {
    throw new Error(
      `BASE_URL is "${value}". Give the path that the site is published under, such as /docs/; its origin goes into SITE_URL.`,
    );
  }
  return path;
}
