import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

import {usualBalances, type Balances} from '../simulated-chain/accounts';
import {switchLabels, type SwitchName} from './messages';

/** A live example: its code, and what the head of its file says of it. */
export interface Demo {
  /** The name of its file, without the ending. */
  name: string;
  title: string;
  group: string;
  /** One sentence below the title on the page of all examples. */
  text?: string;
  /** What a reader may do to its chain or wallet. */
  switches: SwitchName[];
  /** The switches that are on when it starts. */
  on: SwitchName[];
  /** What the development accounts own at the start. */
  balances: Balances;
  /** The code that is shown and run. */
  code: string;
}

/** The groups of the page of all examples, in its order. */
export const demoGroups = [
  'Reading',
  'Loading and errors',
  'Several chains',
  'Wallets and transactions',
];

const head = /^\/\*\n([\s\S]*?)\n\*\/\n\/\/ ---cut---\n/;
const known = [
  'title',
  'group',
  'position',
  'text',
  'switches',
  'on',
  'balances',
];

/** Where the live examples lie. */
export const demosFolder = path.join(__dirname, 'demos');

/** Reads all live examples, in the order of the page that lists them. */
export function readDemos(): Demo[] {
  const read = readdirSync(demosFolder)
    .filter((entry) => entry.endsWith('.tsx'))
    .sort()
    .map((entry) => {
      const text = readFileSync(path.join(demosFolder, entry), 'utf8');
      return parseDemo(entry.slice(0, -'.tsx'.length), text);
    });
  return read
    .sort(
      (a, b) =>
        demoGroups.indexOf(a.group) - demoGroups.indexOf(b.group) ||
        a.position - b.position,
    )
    .map(({position, ...demo}) => demo);
}

/**
 * Reads one live example.
 *
 * @throws with what is wrong in the head of its file
 */
export function parseDemo(
  name: string,
  file: string,
): Demo & {position: number} {
  const complain = (problem: string) =>
    new Error(`src/live-examples/demos/${name}.tsx: ${problem}`);
  const text = file.replace(/\r\n/g, '\n');
  const [intro, yaml] = head.exec(text) ?? [];
  if (intro === undefined || yaml === undefined) {
    throw complain(
      'it has to begin with a comment in YAML that gives its title and group, and then "// ---cut---".',
    );
  }
  const said = parse(yaml) as Partial<Demo> & {position?: number};
  const {title, group, position, switches = [], on = []} = said;
  const unknown = Object.keys(said).find((key) => !known.includes(key));
  if (unknown) {
    throw complain(`"${unknown}" is none of ${known.join(', ')}.`);
  }
  if (typeof title !== 'string' || typeof position !== 'number') {
    throw complain('it needs a title, and a position within its group.');
  }
  if (group === undefined || !demoGroups.includes(group)) {
    throw complain(`its group has to be one of: ${demoGroups.join(', ')}.`);
  }
  const wrong = [...switches, ...on].find((one) => !(one in switchLabels));
  if (wrong) {
    throw complain(
      `"${wrong}" is no switch; there are ${Object.keys(switchLabels).join(', ')}.`,
    );
  }
  for (const [account, tokens] of Object.entries(said.balances ?? {})) {
    const isKnown = Object.hasOwn(usualBalances, account);
    if (isKnown && Number.isInteger(tokens)) continue;
    throw complain(
      `its balances have "${account}: ${tokens}", but only ${Object.keys(usualBalances).join(' and ')} own something, in whole tokens.`,
    );
  }
  const balances = {...usualBalances, ...said.balances};
  const code = text.slice(intro.length);
  const about = said.text === undefined ? {} : {text: said.text};
  return {
    name,
    title,
    group,
    position,
    ...about,
    switches,
    on,
    balances,
    code,
  };
}
