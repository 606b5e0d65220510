/** The kinds of results, in the order of the filters. */
export const kinds = ['guide', 'api', 'example'] as const;

/** The kind of a result. */
export type Kind = (typeof kinds)[number];

/**
 * The label of a group of results. Not "Guides", because that's only one of the
 * categories in the sidebar.
 */
export const kindLabels: Readonly<Record<Kind, string>> = {
  guide: 'Docs',
  api: 'API',
  example: 'Examples',
};

/** The label of a single page. */
export const pageLabels: Readonly<Record<Kind, string>> = {
  guide: 'Guide',
  api: 'API',
  example: 'Example',
};

/**
 * Returns the kind of a page.
 *
 * @param path - its path below the base URL
 */
export function kindOf(path: string): Kind {
  if (/^\/(?:demos|playground)(?:[/#]|$)/.test(path)) return 'example';
  return /\/api(?:[/#]|$)/.test(path) ? 'api' : 'guide';
}
