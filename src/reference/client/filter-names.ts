/** The class of the box with the filter of an index. */
export const filterClass = 'api-filter';

/**
 * Says how many exports an index shows: `12 of 74 exports`.
 *
 * @param isSimilar - whether they are those with similar names, because none has
 *   the words
 */
export function exportCount(
  total: number,
  shown = total,
  isSimilar = false,
): string {
  if (shown === 0) return 'No export has these words in its name or kind';
  const count = `${shown === total ? '' : `${shown} of `}${total} exports`;
  return isSimilar ? `${count}, with similar names` : count;
}
