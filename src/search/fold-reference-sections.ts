import type {Page, Section} from './page';

/** Headings that the templates of `src/reference` put on many pages: nobody looks for them, readers look for what is below. */
const recurringHeadings = new Set([
  'call',
  'parameters',
  'type parameters',
  'returns',
  'throws',
  'example',
  'what to write instead',
  'properties',
  'methods',
  'constructor',
  'remarks',
  'see also',
  'inherited',
  'deprecated members',
]);

/** The line under every symbol with its place in the library's source. */
const sourceLine = /^Defined in \S+, line \d+/;

/**
 * On an API page, gives what stands below a recurring heading to the symbol or
 * member that it describes, and drops the lines that every page has. Other pages
 * stay as they are.
 */
export function foldReferenceSections(page: Page): Page {
  if (page.kind !== 'api') return page;
  const sections: Section[] = [];
  for (const section of page.sections) {
    const described = sections.at(-1);
    const blocks = section.blocks.filter((block) => !sourceLine.test(block));
    const heading = section.heading.toLowerCase().replace(/ \d+ of \d+$/, '');
    if (described && recurringHeadings.has(heading)) {
      described.blocks.push(...blocks);
      described.samples.push(...section.samples);
    } else {
      sections.push({
        ...section,
        blocks,
        samples: [...section.samples],
      });
    }
  }
  return {...page, sections};
}
