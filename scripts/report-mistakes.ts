import {existsSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

const stackLine = /^[\s│]*(?:at (?:async )?\S|\.{3} \d+ lines matching)/;
/** Matches the prefix of a message, drawn or in words. */
const prefix = /^[\s│╰─▶×]*(?:(?:\[ERROR\]|\[cause\]:|Error:|Cause:) )*/;
/**
 * Matches Docusaurus's generic lines around a mistake, and the brackets and
 * fields of an error object.
 */
const wrapping =
  /^(?:Unable to build|Client bundle|\[INFO\]|Node version|Details:|Note: it's possible|To ignore this|Exhaustive list|Docusaurus static site generation failed|- "\/|AggregateError|\[errors\]:|"\w+": |[{}[\],-]*$)/;

const broken =
  /- Broken (\w+) on source page path = (.*):((?:\n\s*-> linking.*)+)/g;
const unrendered =
  /Can't render static file for pathname "(.*)"\n[^]*?\[cause\]: (?:Error: )?/g;
const uncompiled =
  /MDX compilation failed for file "(.*)"\n[\s│]*Cause: (.*)(?:\n[\s│]*Details:\n[\s│]*\{[^]*?"name": "([\d:-]+)".*)?/g;

/**
 * Sorts Docusaurus's error output by usefulness: lines with a file of the
 * repository, other messages, then the stack.
 */
export function reportMistakes(output: string, siteDir: string): string {
  const lines = stripVTControlCharacters(output)
    .replaceAll(`${siteDir}/`, '')
    .replace(broken, (_, kind, page: string, links: string) =>
      links.replace(
        /\n\s*-> linking/g,
        `\n${fileOf(page, siteDir)}: broken ${kind}`,
      ),
    )
    .replace(unrendered, (_, page: string) => `${fileOf(page, siteDir)}: `)
    .replace(uncompiled, (_, file: string, cause: string, place?: string) =>
      [file, place && `:${place}`, `: ${cause}`].join(''),
    )
    .split('\n');
  const problems = lines
    .filter((line) => !stackLine.test(line))
    .map((line) => line.replace(prefix, ''))
    .filter((line) => !wrapping.test(line));
  const namesFile = (line: string) => /^(?:docs-|src\/)/.test(line);
  const messages = new Set([
    ...problems.filter(namesFile),
    ...problems.filter((line) => !namesFile(line)),
  ]);
  const stack = lines.filter((line) => stackLine.test(line));
  return [...messages, '', 'Where it was found:', ...stack].join('\n');
}

/** Returns the source file of a published address, or the address itself. */
function fileOf(page: string, siteDir: string): string {
  const guide = page.replace(/^\/(?=react|vue)/, 'docs-');
  const files = [`${guide}.mdx`, `src/pages${page}.mdx`];
  return files.find((file) => existsSync(path.join(siteDir, file))) ?? page;
}
