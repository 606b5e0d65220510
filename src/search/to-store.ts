import type {Page, PageKind} from './page';

/** A section as it travels to the browser. */
export type StoredSection = [
  anchor: string | 0,
  level: number,
  heading: string,
  text: string,
  /** The distinct names in the code samples. */
  names: string,
  /** Other names that readers have for it. */
  ...words: string[],
];

/** A page as it travels to the browser; short keys, since there are hundreds. */
export interface StoredPage {
  /** Route. */
  u: string;
  /** Kind. */
  k: PageKind;
  /** Trail. */
  t: string;
  /** Contextual tag. */
  g: string;
  /** Language. */
  l: string;
  /** Sections. */
  s: StoredSection[];
}

/** Words of the languages of the samples, which are in nearly every sample. */
const languageWords = new Set(
  'await async break case catch class const continue default else export extends false finally for from function if import interface let new null number of return string switch this throw true try type typeof undefined void while'.split(
    ' ',
  ),
);

/** What the browser needs of a page: everything but what only the hosted records carry. */
export function toStoredPage(page: Page): StoredPage {
  return {
    u: page.route,
    k: page.kind,
    t: page.trail.join(' / '),
    g: page.tag,
    l: page.language,
    s: page.sections.map(({anchor, level, heading, blocks, samples, words}) => [
      anchor ?? 0,
      level,
      heading,
      blocks.join(' '),
      namesIn(samples).join(' '),
      ...(words ?? []),
    ]),
  };
}

/** The distinct names and words in code, in order of appearance. */
export function namesIn(samples: readonly string[]): string[] {
  const names = samples.join('\n').match(/[A-Za-z_$][\w$]{2,}/g) ?? [];
  return Array.from(new Set(names)).filter((name) => !languageWords.has(name));
}
