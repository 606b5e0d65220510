/** Maximum number of results in a group of the modal. */
export const longestGroup = 8;
/** Number of texts in a group next to matching titles of another group. */
const textsNextToTitles = 3;

/** A result in the modal, and the name of its group. */
export interface Grouped<Hit> {
  hit: Hit;
  group: string;
}

interface HitOfPage {
  _highlightResult: {hierarchy: {lvl1?: {value: string} | null}};
  anchor: string | null;
}

/**
 * Limits the texts in each group, so that they don't push matching titles of
 * another group out of view. If a group has such titles itself, its texts become
 * a separate group, because they would be before the titles of the next group.
 */
export function limitGroups<Hit extends HitOfPage>(
  items: readonly Grouped<Hit>[],
): Grouped<Hit>[] {
  const titled = new Set(items.filter(isTitled).map(({group}) => group));
  const counts = new Map<string, number>();
  return items.flatMap((item) => {
    const {group} = item;
    const isNextToTitles = titled.size > (titled.has(group) ? 1 : 0);
    if (!isNextToTitles || isTitled(item)) return item;
    const count = counts.get(group) ?? 0;
    counts.set(group, count + 1);
    if (count >= textsNextToTitles) return [];
    return titled.has(group)
      ? {...item, group: `${group}: other matches`}
      : item;
  });
}

/** Whether a result is a page with a match in its title. */
const isTitled = ({
  hit: {anchor, _highlightResult},
}: Grouped<HitOfPage>): boolean =>
  !anchor && _highlightResult.hierarchy.lvl1?.value.includes('<mark>') === true;
