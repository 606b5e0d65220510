import {readFileSync} from 'node:fs';
import path from 'node:path';

import {siteDir} from './read-guide';

/** A word of the glossary. */
export interface Term {
  /** As its heading has it. */
  name: string;
  /** The id of its heading. */
  anchor: string;
  /** Finds it in prose, as a word of its own. */
  pattern: RegExp;
}

/** Forms of a word that its heading does not have. */
const forms: Readonly<Record<string, string>> = {
  'Account mapping':
    'account mappings?|mapped accounts?|accounts? (?:is|are) mapped',
  Batch: 'batch(?:es)?',
  'Chain specification': 'chain specs?|chain specifications?',
  'EVM account': 'EVM accounts?|H160',
  'Finalized block': 'finalized (?:block|state)s?',
  Mortality: 'mortality|mortal',
  Node: '(?<!archive )nodes?(?!\\.js)',
  Peer: 'peers?(?! dependency| dependencies)',
  Planck: 'planck',
  Proxy: 'proxy|proxies',
  RPC: '(?:JSON-)?RPC',
  Runtime: 'runtimes?(?! (?:upgrade|API))',
};

/** The words that the glossary explains, in its order. */
export function readGlossary(): Term[] {
  const text = readFileSync(
    path.join(siteDir, 'docs-shared', '_glossary.mdx'),
    'utf8',
  );
  return Array.from(text.matchAll(/^### (.+)$/gm), ([, name = '']) => ({
    name,
    anchor: name
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, '')
      .replaceAll(' ', '-'),
    pattern: patternOf(name),
  }));
}

/** A dot is not DOT: words in capitals must be written so. */
function patternOf(name: string): RegExp {
  const words = (forms[name] ?? `${name}s?`).replaceAll(' ', '\\s+');
  return new RegExp(`\\b(?:${words})\\b`, /^[A-Z0-9]+$/.test(name) ? '' : 'i');
}

/**
 * The text of a guide in which a word would be linked, all else blanked out:
 * front matter, imports, headings, code, tags and links to other pages. It is
 * as long as the guide.
 */
export function keepProse(guide: string): string {
  const others = [
    /^---\n[\s\S]*?\n---$/m,
    /^(`{3,})[\s\S]*?^\1/gm,
    /^(?:import|#+|:::).*$/gm,
    /`[^`\n]+`/g,
    /\[[^\]]*\]\([^)]*\)/g,
    /<[^>]*>/g,
  ];
  return others.reduce(
    (text, other) => text.replace(other, (found) => ' '.repeat(found.length)),
    guide,
  );
}

/**
 * Words of the glossary that a guide uses and does not link.
 *
 * @param guide the text of the guide, with its partials
 * @param terms the words to look for
 */
export function findUnlinkedTerms(
  guide: string,
  terms: readonly Term[],
): string[] {
  const prose = keepProse(guide);
  return terms
    .filter(({pattern}) => pattern.test(prose))
    .filter(({anchor}) => !guide.includes(`/glossary#${anchor})`))
    .map(({name}) => name);
}
