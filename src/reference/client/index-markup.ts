/**
 * What an index of exports shares between its page, which
 * `typedoc/index-page.ts` writes, and its filter, `filter-index.ts`.
 */

/** The class of the box with the filter of an index. */
export const filterClass = 'api-filter';

/** The class of a list of exports, as in `reference.css`. */
export const indexClass = 'api-index';

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
