/** What GitHub and the variables of the repository say about where the site is published. */
export interface Publication {
  /** Address that GitHub Pages gives the site; undefined where Pages is off. */
  page?: string;
  /** The repository's variables, which overrule it; empty where they are not set. */
  siteUrl?: string;
  baseUrl?: string;
}

/**
 * Outputs of the workflow's step: `site` and `base` for the build, and whether
 * there is a place to publish to. Values that are empty leave it to the build.
 */
export function publishedAddress({
  page,
  siteUrl,
  baseUrl,
}: Publication): Record<'publishes' | 'site' | 'base', string> {
  const url = page === undefined ? undefined : new URL(page);
  return {
    publishes: String(url !== undefined),
    site: siteUrl || (url?.origin ?? ''),
    base: baseUrl || (url?.pathname ?? ''),
  };
}
