/** Maximum number of results in a group of the modal. */
export const longestGroup = 8;
/** Number of texts in a group next to matching titles of another group. */
const textsNextToTitles = 3;

/** A result in the modal. */
interface Item {
  hierarchy: {lvl0: string};
  _highlightResult: {hierarchy: {lvl1?: {value: string} | null}};
  anchor: string | null;
}

/**
 * Limits the texts in each group, so that they don't push matching titles of
 * another group out of view.
 */
export function limitGroups<Result extends Item>(
  items: readonly Result[],
): Result[] {
  const titled = new Set(items.filter(isTitled).map(groupOf));
  const counts = new Map<string, number>();
  return items.filter((item) => {
    const group = groupOf(item);
    const place = counts.get(group) ?? 0;
    const isNextToTitles = titled.size > (titled.has(group) ? 1 : 0);
    const isKept =
      !isNextToTitles || place < textsNextToTitles || isTitled(item);
    if (isKept) counts.set(group, place + 1);
    return isKept;
  });
}

const groupOf = ({hierarchy}: Item): string => hierarchy.lvl0;

/** Whether a result is a page with a match in its title. */
const isTitled = ({anchor, _highlightResult: {hierarchy}}: Item): boolean =>
  !anchor && hierarchy.lvl1?.value.includes('<mark>') === true;
