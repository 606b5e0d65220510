/** Name of the file with what the browser searches, below the base URL. */
export const storeFile = 'search-records.json';
