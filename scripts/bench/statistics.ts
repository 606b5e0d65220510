/** The middle value; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Runs a measurement several times and takes the median of each of its figures. */
export async function medians<Key extends string>(
  runs: number,
  measure: () => Promise<Record<Key, number>>,
): Promise<Record<Key, number>> {
  const all: Record<Key, number>[] = [];
  for (let run = 0; run < runs; run++) all.push(await measure());
  const keys = Object.keys(all[0]!) as Key[];
  return Object.fromEntries(
    keys.map((key) => [key, median(all.map((figures) => figures[key]))]),
  ) as Record<Key, number>;
}
