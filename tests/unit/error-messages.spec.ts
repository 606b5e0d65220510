// Compares the guides to errors with the messages in the library's source, so that
// a newer version can't add one unnoticed.
import path from 'node:path';

import {expect, test} from 'vitest';

import {findRaisedErrors} from './guides/raised-errors';
import {readGuide, siteDir} from './guides/read-guide';

/** Returns the errors in the sources of packages. */
const raisedBy = (...packages: string[]) =>
  packages.flatMap((name) =>
    findRaisedErrors(
      path.join(siteDir, 'node_modules/@reactive-dot', name, 'src'),
      name,
    ),
  );

/**
 * The errors of the Vue package, version 0.68.0. The package isn't on npm, so
 * its sources can't be read here.
 */
const raisedByVue = [
  ['No lazy values cache provided', 'BaseError'],
  ['No config provided', 'BaseError'],
  ['No chain ID provided', 'BaseError'],
  ["No chain's config found", 'BaseError'],
  ['No signer provided', 'MutationError'],
  ['No mutation event ref provided', 'BaseError'],
].map(([message = '', errorClass = '']) => ({
  source: 'vue',
  message,
  errorClass,
}));

const raisedByBoth = raisedBy(
  'core',
  'utils',
  'wallet-ledger',
  'wallet-mimir',
  'wallet-walletconnect',
);

const pages = [
  {set: 'react', raised: [...raisedByBoth, ...raisedBy('react')]},
  {set: 'vue', raised: [...raisedByBoth, ...raisedByVue]},
];

/** Messages whose section has another heading, because their cause is the same. */
const sharedHeadings: Readonly<Record<string, string>> = {
  'No config provided for chain …': 'No config provided for …',
};

/**
 * Returns the text of each section by its heading, which is an error message.
 */
function readSections(set: string): Map<string, string> {
  const [, ...sections] = readGuide(`docs-${set}/guides/errors.mdx`).split(
    /^### /m,
  );
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      const [heading = ''] = section.slice(0, end).split(' {#');
      return [heading, section.slice(end)];
    }),
  );
}

/** Returns the heading of a message. A heading has no period. */
const headingOf = (message: string) =>
  sharedHeadings[message] ?? message.replace(/\.$/, '');

for (const {set, raised} of pages) {
  test(`the guide to ${set} errors has a section for each message, with its class`, () => {
    const sections = readSections(set);
    // An error without a fixed message has the message of another error.
    const fixed = raised.filter(({message}) => message !== '…');
    // Otherwise, no source was read.
    expect(fixed.length).toBeGreaterThan(10);
    const missing = fixed.filter(({message, errorClass}) => {
      const section = sections.get(headingOf(message));
      const hasClass =
        // A plain error has no class to describe.
        errorClass === 'Error' || section?.includes(`\`${errorClass}\``);
      return section === undefined || !hasClass;
    });
    expect(
      missing.map(
        ({source, errorClass, message}) =>
          `${source}: ${errorClass} “${message}”`,
      ),
    ).toEqual([]);
  });
}
