import {existsSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

const stackLine = /^[\s│]*(?:at (?:async )?\S|\.{3} \d+ lines matching)/;
/** What Docusaurus says around a mistake, whatever it is. */
const wrapping =
  /^(?:\[ERROR\] (?:Error: Unable to build|Client bundle)|\[INFO\]|Node version|\}|[\s│]*(?:Details:|Note: it's possible|To ignore this|Exhaustive list|$))/;
const broken = /- Broken (\w+) on source page path = (.*):\n\s*-> linking/g;
const unrendered = /Can't render static file for pathname "(.*)"/g;

/**
 * What Docusaurus says when it ends, in the order in which it helps: what names
 * a file of the repository, the rest, and the stack last.
 */
export function tellMistakes(output: string, siteDir: string): string {
  const lines = stripVTControlCharacters(output)
    .replaceAll(`${siteDir}/`, '')
    .replace(
      broken,
      (_, kind, page: string) => `${fileOf(page, siteDir)}: broken ${kind}`,
    )
    .replace(unrendered, (_, page: string) => `${fileOf(page, siteDir)}:`)
    .split('\n');
  const told = lines
    .filter((line) => !stackLine.test(line) && !wrapping.test(line))
    .map((line) =>
      line
        .replace(/^[\s│╰─▶×]*(?:(?:\[ERROR\]|\[cause\]:|Error:|Cause:) )*/, '')
        .replace(/^MDX compilation failed for file "(.*)"$/, '$1:'),
    );
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
