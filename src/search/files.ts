/** Name of the file that the browser searches, below the base URL. */
export const indexFile = 'search-records.json';

/** Where the last build's lies, below the site's folder. */
export const cacheFolder = '.cache/search';
