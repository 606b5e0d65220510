/**
 * Prevents line breaks at hyphens, so that `@reactive-dot/vue` only breaks at
 * its slash.
 *
 * @param text - may be HTML; tags don't change
 */
export const keepHyphens = (text: string): string =>
  text.replace(/(?<=\w)-(?=\w)(?![^<>]*>)/g, '-\u2060');
