/**
 * Makes the output of a failed build readable. `scripts/build.ts` uses it, since
 * Docusaurus prints long stacks around each mistake.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** Matches a line of a stack, such as `at build (a.js:1:1)`. */
const stackLine =
  /^[\s│]*(?:at (?:(?:async |new )?\S+ \(|.*:\d+:\d+)|\.{3} \d+ lines matching)/;

/** Matches what precedes a message: lines of a drawn tree, and labels. */
const prefix = /^[\s│╰─▶×]*(?:(?:\[ERROR\]|\[cause\]:|Error:|Cause:) )*/;

/** The first words of Docusaurus's generic lines around a mistake. */
const genericStarts = [
  'Unable to build',
  'Client bundle',
  '[INFO]',
  'Node version',
  'Details:',
  "Note: it's possible",
  'To ignore this',
  'Exhaustive list',
  'Docusaurus static site generation failed',
  '- "/',
  'AggregateError',
  '[errors]:',
];

/** Matches the brackets and the quoted fields of an error object. */
const objectPart = /^(?:"\w+": .*|[{}[\],-]*)$/;

/**
 * Matches a page's broken links or anchors:
 *
 *     - Broken link on source page path = /demos:
 *        -> linking to /nowhere
 */
const brokenLinks =
  /- Broken (?<kind>\w+) on source page path = (?<page>.*):(?<links>(?:\n\s*-> linking.*)+)/g;

/**
 * Matches the start of an error while a page renders, up to its message:
 *
 *     Error: Can't render static file for pathname "/demos"
 *       at …
 *       [cause]: Error: Expected component …
 */
const renderError =
  /Can't render static file for pathname "(?<page>.*)"\n(?:(?!Can't render)[^])*?\[cause\]: (?:Error: )?/g;

/**
 * Matches an error of MDX, with its place if there's one:
 *
 *     MDX compilation failed for file "a.mdx"
 *     Cause: Could not parse expression
 *     Details:
 *     { …, "name": "11:58", … }
 */
const mdxError =
  /MDX compilation failed for file "(?<file>.*)"\n[\s│]*Cause: (?<cause>.*)(?:\n[\s│]*Details:\n[\s│]*\{(?:(?!MDX compilation)[^])*?"name": "(?<place>[\d:-]+)".*)?/g;

/**
 * Sorts Docusaurus's error output by usefulness: messages that begin with a file
 * of the repository, other messages, then the stack.
 *
 * @param output - all that Docusaurus wrote to stderr
 * @param siteDir - the repository's folder; paths become relative to it
 */
export function reportMistakes(output: string, siteDir: string): string {
  const plain = stripVTControlCharacters(output).replaceAll(`${siteDir}/`, '');
  const lines = namePlaces(plain, siteDir).split('\n');
  const messages = lines
    .filter((line) => !stackLine.test(line))
    .map((line) => line.replace(prefix, ''))
    .filter((line) => !isGeneric(line));
  const isOfFile = (line: string) => /^(?:docs-|src\/)/.test(line);
  const sorted = [
    ...messages.filter(isOfFile),
    ...messages.filter((line) => !isOfFile(line)),
  ];
  const stack = lines.filter((line) => stackLine.test(line));
  return [...new Set(sorted), '', 'Stack:', ...stack].join('\n');
}

/** Begins each known kind of error with its file, and its place if it has one. */
const namePlaces = (output: string, siteDir: string): string =>
  output
    .replace(brokenLinks, (...found) => {
      const {kind, page, links} = groupsOf(found);
      const start = `\n${fileOf(page!, siteDir)}: broken ${kind}`;
      return links!.replace(/\n\s*-> linking/g, () => start);
    })
    .replace(renderError, (...found) => {
      const {page} = groupsOf(found);
      return `${fileOf(page!, siteDir)}: `;
    })
    .replace(mdxError, (...found) => {
      const {file, cause, place} = groupsOf(found);
      return `${file}${place ? `:${place}` : ''}: ${cause}`;
    });

/** Returns a match's named groups, the last argument of a replacer. */
const groupsOf = (found: unknown[]) =>
  found.at(-1) as Record<string, string | undefined>;

/** Whether a line says nothing about the mistake. */
const isGeneric = (line: string): boolean =>
  objectPart.test(line) ||
  genericStarts.some((start) => line.startsWith(start));

/** Returns the source file of a published address, or the address itself. */
function fileOf(page: string, siteDir: string): string {
  const guide = page.replace(/^\/(?=(?:react|vue)\/)/, 'docs-');
  const files = [`${guide}.mdx`, `src/pages${page}.mdx`];
  return files.find((file) => existsSync(path.join(siteDir, file))) ?? page;
}
