import type {SearchPage, Section} from '../page';

/** A section of a page, ready to be searched. */
export interface Entry extends Section {
  id: number;
  page: SearchPage;
  /** Headings from the page's title down to this one; null where a level is skipped. */
  headings: (string | null)[];
  /** What the page and the sections around this one are about. */
  context: string;
  isDeprecated: boolean;
}

/** The sections of a page; the caller numbers them. */
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
      // A part of an API page is about one name, which all of its parts share.
      context:
        page.kind === 'guide' && level > 1
          ? [...above, ...words].join(' ')
          : '',
      isDeprecated: page.kind === 'api' && /^.{0,200}\bDeprecated\b/.test(text),
    };
  });
}
