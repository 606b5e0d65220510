import type {Icon} from './icon';

/**
 * The text of `robots.txt`: everything may be read, and the sitemap is there.
 *
 * @param root address of the home page, with a slash at its end
 */
export function robotsFile(root: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;
}

export interface ManifestFacts {
  name: string;
  description: string;
  baseUrl: string;
  paper: string;
  /** Below `img/`. */
  icons: readonly Icon[];
}

/** The text of the web manifest, by which a device can keep the site as an app. */
export function manifestFile({
  name,
  description,
  baseUrl,
  paper,
  icons,
}: ManifestFacts): string {
  const manifest = {
    id: baseUrl,
    name,
    short_name: name,
    description,
    lang: 'en',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      {src: `${baseUrl}img/favicon.svg`, type: 'image/svg+xml', sizes: 'any'},
      ...icons.map(({file, size, purpose}) => ({
        src: `${baseUrl}img/${file}`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
