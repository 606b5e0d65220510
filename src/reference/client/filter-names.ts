/** The class of the box with the filter of an index. */
export const filterClass = 'api-filter';

/** Says how many exports an index shows: `12 of 74 exports`. */
export const exportCount = (total: number, shown = total): string =>
  `${shown === total ? '' : `${shown} of `}${total} exports`;
