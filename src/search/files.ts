/** Path of the index, below the base URL. */
export const indexFile = 'search-records.json';
