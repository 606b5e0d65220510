import {existsSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

const stackLine = /^[\s│]*(?:at (?:async )?\S|\.{3} \d+ lines matching)/;
/** What stands before a message, drawn or in words. */
const prefix = /^[\s│╰─▶×]*(?:(?:\[ERROR\]|\[cause\]:|Error:|Cause:) )*/;
/** What Docusaurus says around a mistake, whatever it is; brackets and fields are an error's own. */
const wrapping =
  /^(?:Unable to build|Client bundle|\[INFO\]|Node version|Details:|Note: it's possible|To ignore this|Exhaustive list|Docusaurus static site generation failed|- "\/|AggregateError|\[errors\]:|"\w+": |[{}[\],-]*$)/;

const broken =
  /- Broken (\w+) on source page path = (.*):((?:\n\s*-> linking.*)+)/g;
const unrendered =
  /Can't render static file for pathname "(.*)"\n[^]*?\[cause\]: (?:Error: )?/g;
const uncompiled =
  /MDX compilation failed for file "(.*)"\n[\s│]*Cause: (.*)(?:\n[\s│]*Details:\n[\s│]*\{[^]*?"name": "([\d:-]+)".*)?/g;

/**
 * What Docusaurus says when it ends, in the order in which it helps: what names
 * a file of the repository, the rest, and the stack last.
 */
export function tellMistakes(output: string, siteDir: string): string {
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
  const told = lines
    .filter((line) => !stackLine.test(line))
    .map((line) => line.replace(prefix, ''))
    .filter((line) => !wrapping.test(line));
  const namesFile = (line: string) => /^(?:docs-|src\/)/.test(line);
  const messages = new Set([
    ...told.filter(namesFile),
    ...told.filter((line) => !namesFile(line)),
  ]);
  const stack = lines.filter((line) => stackLine.test(line));
  return [...messages, '', 'Where it was found:', ...stack].join('\n');
}

/** The guide or the page of `src/pages` that is published at an address, or the address. */
function fileOf(page: string, siteDir: string): string {
  const guide = page.replace(/^\/(?=react|vue)/, 'docs-');
  const files = [`${guide}.mdx`, `src/pages${page}.mdx`];
  return files.find((file) => existsSync(path.join(siteDir, file))) ?? page;
}
