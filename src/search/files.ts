/** Name of the file with what the browser searches, below the base URL. */
export const storeFile = 'search-records.json';

/** Where the last build's records lie, below the site's folder. */
export const cacheFolder = '.cache/search';

/** Name of the file with the records for the hosted index, in that folder. */
export const recordsFile = 'hosted-records.json';
