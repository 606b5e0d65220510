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
  /**
   * Number of sections with the export's name in their code, in the page's set
   * and version and outside the sets.
   */
  uses: number;
}

/**
 * Matches a page whose export is deprecated: a box says so after the summary,
 * within 200 characters. Deprecated properties are marked further down.
 */
const deprecation = /^.{0,200}\bDeprecated\b/;

/** Returns the sections of all pages, in order. */
export function toEntries(pages: readonly SearchPage[]): Entry[] {
  const usesOf = countUses(pages);
  return pages
    .flatMap((page) => entriesOfPage(page, usesOf))
    .map((entry, id) => ({...entry, id}));
}

/** Returns the number of sections with a name in their code. */
type CountUses = (tag: string, name: string) => number;

/** Counts the names in the code of all sections. */
function countUses(pages: readonly SearchPage[]): CountUses {
  const counts = new Map<string, number>();
  for (const {tag, sections} of pages) {
    for (const name of sections.flatMap(({names}) => names.split(' '))) {
      const key = `${tag} ${name}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const countIn = (tag: string, name: string) =>
    counts.get(`${tag} ${name}`) ?? 0;
  return (tag, name) => countIn(tag, name) + countIn('default', name);
}

/** Returns the sections of a page, without their position. */
function entriesOfPage(
  page: SearchPage,
  usesOf: CountUses,
): Omit<Entry, 'id'>[] {
  const trails = headingTrails(page.sections);
  const isDeprecated =
    page.kind === 'api' && deprecation.test(page.sections[0]?.text ?? '');
  return page.sections.map((section, index) => {
    const headings = trails[index]!;
    return {
      ...section,
      page,
      headings,
      context: contextOf(section, page, headings),
      isDeprecated,
      wordStarts: section.level === 1 ? wordStartsOf(section.heading) : [],
      uses: page.kind === 'api' ? usesOf(page.tag, section.heading) : 0,
    };
  });
}

/** Returns the headings that lead to each section of a page. */
function headingTrails(sections: readonly Section[]): Entry['headings'][] {
  const trails: Entry['headings'][] = [];
  for (const section of sections)
    trails.push(headingsOf(section, trails.at(-1) ?? []));
  return trails;
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
