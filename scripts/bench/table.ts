import {cpus, totalmem} from 'node:os';

/** A table in Markdown, its columns as wide as their widest cell. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Date, class of machine and versions, which no figure means anything without. */
export function circumstances(
  versions: Readonly<Record<string, string>>,
): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    new Date().toISOString().slice(0, 10),
    `${processors.length} × ${processors[0]?.model ?? 'unknown processor'}, ${memory} GiB`,
    ...Object.entries({Node: process.version, ...versions}).map(
      ([name, version]) => `${name} ${version}`,
    ),
  ].join('; ');
}

export const milliseconds = (value: number): string =>
  `${Math.round(value)} ms`;
export const bytes = (value: number): string =>
  Math.round(value).toLocaleString('en');
