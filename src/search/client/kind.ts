export const kinds = ['guide', 'api', 'example'] as const;

/** What a result is about, by the address of its page. */
export type Kind = (typeof kinds)[number];

export const kindLabels: Readonly<Record<Kind, string>> = {
  guide: 'Guides',
  api: 'API',
  example: 'Examples',
};

/** @param path - below the base URL */
export function kindOf(path: string): Kind {
  if (/^\/(?:demos|playground)(?:[/#]|$)/.test(path)) return 'example';
  return /\/api(?:[/#]|$)/.test(path) ? 'api' : 'guide';
}
