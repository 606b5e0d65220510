import type {StoredPage} from '../to-store';
import {longRuns, squash} from './tokenize';

/** A section of a page, ready to be searched. */
export interface Entry {
  id: number;
  page: StoredPage;
  anchor: string | 0;
  level: number;
  heading: string;
  /** Headings from the page's title down to this one; null where a level is skipped. */
  headings: (string | null)[];
  text: string;
  names: string;
  /** Other names that readers have for the page. */
  words: readonly string[];
  /** Place on the page. */
  position: number;
  /** The heading in lower case and without anything but letters and digits. */
  squashed: string;
  /** The same for a member together with its class, as code names it: `querystorage`. */
  member: string;
  /** What a guide is called in its address, which need not be its title. */
  slug: string;
  /** Runs of two and more parts of an API page's name. */
  runs: readonly string[];
  isDeprecated: boolean;
}

/** The sections of a page. */
export function entriesOf(page: StoredPage): Entry[] {
  const headings: (string | null)[] = [null, null, null, null, null, null];
  return page.s.map((section, position) => {
    const [anchor, level, heading, text, names, ...words] = section;
    headings[level - 1] = heading;
    headings.fill(null, level);
    return {
      id: 0,
      page,
      anchor,
      level,
      heading,
      headings: headings.slice(),
      text,
      names,
      words,
      position,
      squashed: squash(heading),
      member: page.k === 'api' ? squash(headings[0]! + heading) : '',
      slug: page.k === 'guide' && level === 1 ? lastSegment(page.u) : '',
      runs: page.k === 'api' && level === 1 ? longRuns(heading) : [],
      isDeprecated: page.k === 'api' && /^.{0,200}\bDeprecated\b/.test(text),
    };
  });
}

function lastSegment(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

/** Where the section stands: the headings above it, for a page its place in the set. */
export function pathText({page, headings, level}: Entry): string {
  return level === 1
    ? page.t
    : headings
        .slice(0, level - 1)
        .filter((heading) => heading !== null)
        .join(' ');
}
