import path from 'node:path';

import {expect, test} from 'vitest';

import {findRaisedErrors, type RaisedError} from './guides/raised-errors';
import {readGuide, siteDir} from './guides/read-guide';

/** One row of a table of errors: its cells, without the pipes. */
interface ErrorRow {
  message: string;
  errorClass: string;
  sources: string[];
}

const librarySources = (name: string) =>
  path.join(siteDir, 'node_modules', '@reactive-dot', name, 'src');

const raisedBy = (...packages: string[]) =>
  packages.flatMap((name) => findRaisedErrors(librarySources(name), name));

const pages = [
  {
    file: 'docs-react/guides/faq.mdx',
    raised: raisedBy('core', 'react', 'utils'),
  },
  {file: 'docs-vue/guides/faq.mdx', raised: raisedBy('core', 'utils')},
];

/**
 * What the Vue package raises. It is not on npm, so these cannot be read from
 * its sources; they are those of version 0.68.0.
 */
const vueMessages = [
  ['No lazy values cache provided', 'BaseError'],
  ['No config provided', 'BaseError'],
  ['No chain ID provided', 'BaseError'],
  ["No chain's config found", 'BaseError'],
  ['No signer provided', 'MutationError'],
  ['No mutation event ref provided', 'BaseError'],
] as const;

function readRows(guide: string): ErrorRow[] {
  return guide
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | '))
    .filter((cells) => cells.length === 5)
    .map(([message = '', errorClass = '', sources = '']) => ({
      message: readCode(message)[0] ?? '',
      errorClass: readCode(errorClass)[0] ?? '',
      sources: readCode(sources),
    }));
}

const readCode = (cell: string) =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, code]) => code ?? '');

const describes = (row: ErrorRow, raised: RaisedError) =>
  row.message === raised.message &&
  row.errorClass === raised.errorClass &&
  row.sources.includes(raised.source);

for (const {file, raised} of pages) {
  test.describe(file, () => {
    const rows = readRows(readGuide(file));

    test('has an entry for every error the packages can raise', () => {
      const missing = raised
        .filter((error) => !rows.some((row) => describes(row, error)))
        .map(
          ({source, line, errorClass, message}) =>
            `node_modules/@reactive-dot/${source.replace('/', '/src/')}:${line} ${errorClass} "${message}" has no row on ${file}`,
        );
      expect(missing).toEqual([]);
    });

    test('has no entry for an error that is gone', () => {
      const stale = rows.flatMap((row) =>
        row.sources
          .filter((source) => /\.tsx?$/.test(source))
          .filter(
            (source) =>
              !raised.some(
                (error) => error.source === source && describes(row, error),
              ),
          )
          .map((source) => `${row.errorClass} "${row.message}" in ${source}`),
      );
      expect(stale).toEqual([]);
    });
  });
}

test('the Vue page has an entry for every error of the Vue package', () => {
  const rows = readRows(readGuide('docs-vue/guides/faq.mdx'));
  for (const [message, errorClass] of vueMessages)
    expect(rows).toContainEqual(expect.objectContaining({message, errorClass}));
});
