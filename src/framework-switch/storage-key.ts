/** Where the set that was read last is kept, before the site's namespace. */
export const storageKey = 'docs-set';
