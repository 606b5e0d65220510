import type {SearchPage, Section} from '../page';

/** A section of a page in the search index. */
export interface Entry extends Section {
  id: number;
  page: SearchPage;
  /** Headings from the page's title to this one. Null for a skipped level. */
  headings: (string | null)[];
  /** Headings of the sections around this one, and other words for the page. */
  context: string;
  isDeprecated: boolean;
}

/** Returns the sections of a page. The caller sets their ids. */
export function entriesOf(page: SearchPage): Entry[] {
  const headings: (string | null)[] = [];
  const [{words = []} = {}] = page.sections;
  return page.sections.map((section) => {
    const {level, heading, text} = section;
    headings.length = level - 1;
    const above = headings.filter((each) => each !== null);
    headings[level - 1] = heading;
    return {
      ...section,
      id: 0,
      page,
      headings: Array.from(headings, (each) => each ?? null),
      // Sections of an API page have none, because all of them would share the
      // same name.
      context:
        page.kind === 'guide' && level > 1
          ? [...above, ...words].join(' ')
          : '',
      isDeprecated: page.kind === 'api' && /^.{0,200}\bDeprecated\b/.test(text),
    };
  });
}
