import path from 'node:path';

import {expect, test} from 'vitest';

import {findRaisedErrors} from './guides/raised-errors';
import {readGuide, siteDir} from './guides/read-guide';

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

/** Returns each section's heading, which is an error message, and its text. */
function readSections(set: string): [heading: string, text: string][] {
  const [, ...sections] = readGuide(`docs-${set}/guides/errors.mdx`).split(
    /^### /m,
  );
  return sections.map((section) => {
    const end = section.indexOf('\n');
    return [section.slice(0, end), section.slice(end)];
  });
}

/** Returns whether a heading is a message, with any text for its last `…`. */
function isMessage(heading: string, message: string): boolean {
  const [text = ''] = heading.split(' {#');
  const parts = /^(.+)…(.*)$/.exec(text);
  // A heading has no period.
  const bare = message.replace(/\.$/, '');
  return (
    text === bare ||
    (parts !== null && bare.startsWith(parts[1]!) && bare.endsWith(parts[2]!))
  );
}

for (const {set, raised} of pages)
  test(`the guide to ${set} errors has a section for each message, with its class`, () => {
    const sections = readSections(set);
    // An error without a fixed message has the message of another error.
    const fixed = raised.filter(({message}) => message !== '…');
    expect(fixed.length).toBeGreaterThan(10);
    const missing = fixed
      .filter(({message, errorClass}) => {
        const [, text] =
          sections.find(([heading]) => isMessage(heading, message)) ?? [];
        const namesClass = text?.includes(`\`${errorClass}\``);
        return errorClass === 'Error' ? text === undefined : !namesClass;
      })
      .map(
        ({source, errorClass, message}) =>
          `${source}: ${errorClass} “${message}”`,
      );
    expect(missing).toEqual([]);
  });
