import type {Section} from './list-sections';

/** A page as lists name it. */
export interface ListedPage {
  title: string;
  /** One sentence. */
  description: string;
  /** The whole twin. */
  markdown: string;
  /** Address of the twin, with origin. */
  address: string;
}

/** A documentation set, or the pages of none. */
export interface ListedSet {
  label: string;
  /** Whether entries begin with the label, so that the sets are told apart line by line. */
  isNamedInEntries: boolean;
  /** Address of the file with all its twins; undefined for the pages of no set. */
  full: string | undefined;
  sections: Section[];
}

export interface Lists {
  title: string;
  tagline: string;
  /** Address of the file with the twins of all pages. */
  full: string;
  sets: ListedSet[];
  pages: Pages;
}

/** Finds a page by its path with the base URL. */
export type Pages = (path: string) => ListedPage;

/** `llms.txt`: a heading a set, below it one a category, and a line a page. */
export function formatIndex({
  title,
  tagline,
  full,
  sets,
  pages,
}: Lists): string {
  const ofSets = sets.flatMap(({label, full: address}) =>
    address === undefined ? [] : [`- [${label}](${address})`],
  );
  const blocks = [
    `# ${title}`,
    `> ${tagline}`,
    'Each page of the documentation is at its own address with `.md` added, as Markdown. These files hold many at once:',
    [`- [All pages](${full})`, ...ofSets].join('\n'),
    ...sets.flatMap((set) => [
      `## ${set.label}`,
      ...set.sections.flatMap(({trail, paths}) => [
        ...(trail.length > 0 ? [`### ${trail.join(' / ')}`] : []),
        paths.map((path) => entry(pages(path), set)).join('\n'),
      ]),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function entry(
  {title, description, address}: ListedPage,
  {label, isNamedInEntries}: ListedSet,
): string {
  const name = isNamedInEntries ? `${label}: ${title}` : title;
  return `- [${escapeBrackets(name)}](${address}): ${description}`;
}

function escapeBrackets(text: string): string {
  return text.replace(/[[\]]/g, '\\$&');
}

/** The twins of some sets, one after the other, in the order of the lists. */
export function formatFull(
  title: string,
  tagline: string,
  sets: readonly ListedSet[],
  pages: Pages,
): string {
  const twins = sets.flatMap(({sections}) =>
    sections.flatMap(({paths}) =>
      paths.map((path) => pages(path).markdown.trimEnd()),
    ),
  );
  return `${[`# ${title}\n\n> ${tagline}`, ...twins].join('\n\n---\n\n')}\n`;
}
