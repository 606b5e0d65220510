/** The class of the box with the filter of an index. */
export const filterClass = 'api-filter';

/** Says how many exports an index shows: `12 of 74 exports`. */
export function exportCount(total: number, shown = total): string {
  if (shown === 0) return 'No export has these words in its name or kind';
  return `${shown === total ? '' : `${shown} of `}${total} exports`;
}
