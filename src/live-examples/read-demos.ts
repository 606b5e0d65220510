import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {parse} from 'yaml';

import {switchNames} from './switches';

const nonEmptyText = v.pipe(v.string(), v.nonEmpty());
const switchList = v.optional(v.array(v.picklist(switchNames)), []);

/** The settings in the comment at the top of an example's file. */
const headSchema = v.strictObject({
  title: nonEmptyText,
  /** Description on `/demos` and in the playground. */
  text: nonEmptyText,
  /** Switches that the panel offers. */
  switches: switchList,
  /** Switches that are on from the start. */
  on: switchList,
  /** Alice's initial balance on each chain, in tokens. */
  balance: v.optional(v.pipe(v.number(), v.gtValue(0)), 10_000),
  /** Height of its first result, in pixels. Panels reserve it before Run. */
  height: v.optional(v.pipe(v.number(), v.minValue(128)), 128),
  /** Whether the playground's list of switches is open from the start. */
  chain: v.optional(v.picklist(['open', 'closed']), 'closed'),
  /** Whether the list of requests is open from the start. */
  requests: v.optional(v.picklist(['open', 'closed']), 'closed'),
});

/** A live example. */
export interface Demo extends v.InferOutput<typeof headSchema> {
  /** The name of its file, without the extension. */
  name: string;
  group: string;
  /** Its code, which the page shows and runs. */
  code: string;
}

/** The groups of `/demos` with their files, in order. */
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

/** The folder of the live examples. */
export const demosFolder = path.join(__dirname, 'demos');

/**
 * Reads all live examples, in the order of `/demos`.
 *
 * @throws if a file is in no group or has a mistake in its head
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
      `src/live-examples/demos/${file} is in no group. Add its name to demoGroups in src/live-examples/read-demos.ts, where it should appear on /demos.`,
    );
  }
  return demos;
}

/**
 * Reads one live example.
 *
 * @throws with the file and the mistake in its head
 */
export function parseDemo(name: string, file: string): Omit<Demo, 'group'> {
  const prefix = `src/live-examples/demos/${name}.tsx:`;
  const text = file.replace(/\r\n/g, '\n');
  const [intro, yaml] = head.exec(text) ?? [];
  if (intro === undefined || yaml === undefined) {
    throw new Error(
      `${prefix} Begin the file with a comment in YAML with title and text, followed by "// ---cut---".`,
    );
  }
  const parsed = v.safeParse(headSchema, parse(yaml));
  if (!parsed.success) {
    throw new Error(`${prefix} ${v.summarize(parsed.issues)}`);
  }
  return {name, ...parsed.output, code: text.slice(intro.length)};
}

/** Returns the names of the hooks in an example's code. */
export const listHooks = (code: string): string[] =>
  Array.from(new Set(code.match(/\buse[A-Z]\w*/g)));
