/** Name of the file that the browser searches, below the base URL. */
export const indexFile = 'search-records.json';
