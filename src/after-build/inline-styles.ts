import {readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The link that `page-template.ts` writes, as the minifier leaves it. */
const inlineLink =
  /<link rel="?stylesheet"? href="?([^"\s>]+)"? data-inline[^>]*>/g;

/**
 * Puts the stylesheet into every page that asks for it, because a first visit
 * would wait for it: on a phone's network for half a second.
 *
 * @param pages - their files below `outDir`
 */
export async function inlineStyles(
  pages: Iterable<string>,
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const read = (address: string) =>
    readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = await readFile(file, 'utf8');
    const styled = html.replace(
      inlineLink,
      (_link, address: string) => `<style>${read(address)}</style>`,
    );
    await writeFile(file, styled);
  }
}
