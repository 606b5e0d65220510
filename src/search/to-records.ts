import {escapeHtml} from './client/highlight';
import {symbolRuns} from './client/tokenize';
import type {Page, PageKind} from './page';

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
type Hierarchy = Record<Level, string | null>;

/** An entry of the hosted index, in the shape that the DocSearch crawler makes. */
export interface SearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Level | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  /** For API pages: the name in every run of its parts (`lazyload` for `useLazyLoadQuery`). */
  runs: string[];
  /** Other names that readers have for the page. */
  words: string[];
  lang: string;
  language: string;
  version: string[];
  docusaurus_tag: string;
  weight: {pageRank: number; level: number; position: number};
  recordVersion: 'v3';
}

/** Where words alone do not decide, guides come before reference and reference before lists. */
const pageRanks: Record<PageKind, number> = {
  guide: 30,
  api: 20,
  plain: 10,
  category: 0,
};

/** The hosted service takes at most 10 kB a record. */
const longestContent = 4000;

/**
 * The records of a page: one for each heading, one for each paragraph and sample.
 * The hosted service answers with HTML and so do its records: text is escaped.
 *
 * @param origin scheme and host that the page is published at
 */
export function toRecords(page: Page, origin: string): SearchRecord[] {
  const url = origin + page.route;
  const records: SearchRecord[] = [];
  const hierarchy: Hierarchy = {
    lvl0: escapeHtml(page.trail.join(' / ') || 'Documentation'),
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const levels = Object.keys(hierarchy) as Level[];
  for (const section of page.sections) {
    const {anchor, level, heading, blocks, samples, words = []} = section;
    levels.slice(level).forEach((deeper) => (hierarchy[deeper] = null));
    hierarchy[levels[level]!] = escapeHtml(heading);
    const add = (type: SearchRecord['type'], content: string | null): void => {
      const position = records.length;
      const place = anchor === null ? url : `${url}#${anchor}`;
      records.push({
        objectID: `${position}-${place}`,
        url: place,
        url_without_anchor: url,
        anchor,
        type,
        content: content === null ? null : escapeHtml(content),
        hierarchy: {...hierarchy},
        runs: page.kind === 'api' && type === 'lvl1' ? symbolRuns(heading) : [],
        words: type === 'lvl1' ? words : [],
        lang: page.language,
        language: page.language,
        version: [page.version],
        docusaurus_tag: page.tag,
        weight: {
          pageRank: pageRanks[page.kind],
          level: type === 'content' ? 0 : 100 - 10 * level,
          position,
        },
        recordVersion: 'v3',
      });
    };
    add(levels[level]!, null);
    for (const text of [...blocks, ...samples]) {
      for (const part of partsOf(text.replace(/\s+/g, ' ')))
        add('content', part);
    }
  }
  return records;
}

/** Cuts a text that is too long for one record between words. */
function partsOf(text: string): string[] {
  return text.match(new RegExp(`.{1,${longestContent}}(?=\\s|$)`, 'g')) ?? [];
}
