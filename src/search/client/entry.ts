import type {SearchPage, Section} from '../page';
import {wordStartsOf} from './tokenize';

/** A section of a page, as the engine indexes and ranks it. */
export interface Entry extends Section {
  /** Its position among the entries of all pages. */
  id: number;
  page: SearchPage;
  /**
   * Headings by level, from the page's title to this section. Null for a
   * skipped level.
   */
  headings: (string | null)[];
  /**
   * The headings above the section and other words for its page. They count
   * only if the section itself matches too.
   */
  context: string;
  /** Whether the page is about a deprecated export. */
  isDeprecated: boolean;
  /** What follows each start of a word in a page's title. Empty for sections. */
  wordStarts: readonly string[];
  /** Number of sections with the export's name in their code. */
  uses: number;
}

/** Returns the sections of all pages, in order. */
export function toEntries(pages: readonly SearchPage[]): Entry[] {
  const uses = countUses(pages);
  return pages
    .flatMap((page) => entriesOfPage(page, uses))
    .map((entry, id) => ({...entry, id}));
}

/** Returns the number of sections with a name in their code, by name. */
function countUses(pages: readonly SearchPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  const sections = pages.flatMap((page) => page.sections);
  for (const name of sections.flatMap(({names}) => names.split(' '))) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function entriesOfPage(
  page: SearchPage,
  uses: ReadonlyMap<string, number>,
): Omit<Entry, 'id'>[] {
  let headings: Entry['headings'] = [];
  const isDeprecated =
    page.kind === 'api' && deprecation.test(page.sections[0]?.text ?? '');
  return page.sections.map((section) => {
    headings = headingsOf(section, headings);
    return {
      ...section,
      page,
      headings,
      context: contextOf(section, page, headings),
      isDeprecated,
      wordStarts: section.level === 1 ? wordStartsOf(section.heading) : [],
      uses: page.kind === 'api' ? (uses.get(section.heading) ?? 0) : 0,
    };
  });
}

/**
 * Returns the headings that lead to a section.
 *
 * @param previous - those of the section before it
 */
const headingsOf = (
  {level, heading}: Section,
  previous: Entry['headings'],
): Entry['headings'] => [
  ...Array.from({length: level - 1}, (_, index) => previous[index] ?? null),
  heading,
];

/**
 * Returns a section's context. Nothing is above a title. On an API page, all
 * sections would have the same context: the name of the export.
 */
function contextOf(
  {level}: Section,
  {kind, sections}: SearchPage,
  headings: Entry['headings'],
): string {
  if (kind !== 'guide' || level === 1) return '';
  const above = headings.slice(0, -1).filter((heading) => heading !== null);
  const words = sections[0]?.words ?? [];
  return [...above, ...words].join(' ');
}

/** Matches the box at the top of an export. Fields are marked further down. */
const deprecation = /^.{0,200}\bDeprecated\b/;
