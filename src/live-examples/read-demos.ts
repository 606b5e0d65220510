import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {parse} from 'yaml';

import {switchNames} from './messages';

const filled = v.pipe(v.string(), v.nonEmpty());
const someSwitches = v.optional(v.array(v.picklist(switchNames)), []);

/** What the head of an example's file says of it. */
const headSchema = v.strictObject({
  title: filled,
  /** One sentence below the title on the page of all examples. */
  text: filled,
  /** What a reader may do to its chain or wallet. */
  switches: someSwitches,
  /** The switches that are on when it starts. */
  on: someSwitches,
  /** What Alice owns on each chain when it starts, in tokens. */
  balance: v.optional(v.pipe(v.number(), v.gtValue(0)), 10_000),
  /** The height of its first result, in pixels. Panels keep it free before the example runs. */
  height: v.optional(v.pipe(v.number(), v.minValue(128)), 128),
  /** Whether its requests show from the start. */
  requests: v.optional(v.picklist(['open', 'closed']), 'closed'),
});

/** A live example. */
export interface Demo extends v.InferOutput<typeof headSchema> {
  /** The name of its file, without the ending. */
  name: string;
  group: string;
  /** The code that is shown and run. */
  code: string;
}

/** The groups of the page of all examples with their files, in its order. */
export const demoGroups = {
  Reading: [
    'first-query',
    'several-queries',
    'spendable-balance',
    'number-format',
    'live-block',
    'conditional-query',
    'dependent-query',
    'list-keys',
  ],
  Requests: ['shared-read', 'waterfall', 'no-waterfall', 'bulk-refresh'],
  'Loading and errors': [
    'error-retry',
    'refresh',
    'defer',
    'stream',
    'polling',
    'infinite-scroll',
    'connection-status',
  ],
  'Several chains': ['switch-chain', 'keyed-chain', 'two-chains'],
  'Wallets and transactions': [
    'connect-wallet',
    'remembered-account',
    'fee-and-send',
    'transfer',
    'dispatch-error',
    'transaction-outcomes',
    'toasts',
  ],
};

const head = /^\/\*\n([\s\S]*?)\n\*\/\n\/\/ ---cut---\n/;

/** Where the live examples lie. */
export const demosFolder = path.join(__dirname, 'demos');

/**
 * Reads all live examples, in the order of the page that lists them.
 *
 * @throws if a file is in no group, or with what is wrong in its head
 */
export function readDemos(): Demo[] {
  const demos = Object.entries(demoGroups).flatMap(([group, names]) =>
    names.map((name) => {
      const file = path.join(demosFolder, `${name}.tsx`);
      return {group, ...parseDemo(name, readFileSync(file, 'utf8'))};
    }),
  );
  const names = demos.map(({name}) => name);
  for (const file of readdirSync(demosFolder)) {
    if (names.includes(path.parse(file).name)) continue;
    throw new Error(
      `src/live-examples/demos/${file} is in no group of demoGroups in src/live-examples/read-demos.ts. Add it where it stands on the page of all examples.`,
    );
  }
  return demos;
}

/**
 * Reads one live example.
 *
 * @throws with what is wrong in the head of its file
 */
export function parseDemo(name: string, file: string): Omit<Demo, 'group'> {
  const place = `src/live-examples/demos/${name}.tsx:`;
  const text = file.replace(/\r\n/g, '\n');
  const [intro, yaml] = head.exec(text) ?? [];
  if (intro === undefined || yaml === undefined) {
    throw new Error(
      `${place} It has to begin with a comment in YAML that gives its title and text, and then "// ---cut---".`,
    );
  }
  const said = v.safeParse(headSchema, parse(yaml));
  if (!said.success) throw new Error(`${place} ${v.summarize(said.issues)}`);
  return {name, ...said.output, code: text.slice(intro.length)};
}
