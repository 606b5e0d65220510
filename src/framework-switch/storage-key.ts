/** The storage key of the last set, without the site's namespace. */
export const storageKey = 'docs-set';
