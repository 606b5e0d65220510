/**
 * Deals items out, in turn, so that tests of long lists run side by side and
 * each meets items of all kinds.
 *
 * @param count of the parts
 */
export const deal = <T>(items: readonly T[], count: number): T[][] =>
  Array.from({length: count}, (_, part) =>
    items.filter((_item, index) => index % count === part),
  );
