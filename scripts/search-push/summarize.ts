import type {SearchRecord} from '../../src/search/to-records';

/** Lines that tell what a set of records holds and weighs. */
export function summarizeRecords(records: readonly SearchRecord[]): string[] {
  const sizes = records.map((record) =>
    Buffer.byteLength(JSON.stringify(record)),
  );
  const pages = new Set(records.map((record) => record.url_without_anchor));
  const perTag = new Map<string, number>();
  for (const {docusaurus_tag: tag} of records) {
    perTag.set(tag, (perTag.get(tag) ?? 0) + 1);
  }
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return [
    `${records.length} records of ${pages.size} pages, ${kib(total)}, the largest ${kib(Math.max(0, ...sizes))}`,
    ...Array.from(perTag, ([tag, count]) => `  ${tag}: ${count}`),
  ];
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
