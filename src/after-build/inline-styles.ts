import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The link that `page-template.ts` writes, as the minifier leaves it. */
const inlineLink =
  /<link rel="?stylesheet"? href="?([^"\s>]+)"? data-inline[^>]*>/g;

/**
 * Puts the stylesheet into a page that asks for it, because a first visit would
 * wait for it: on a phone's network for half a second.
 */
export const inlineStyles = (
  html: string,
  outDir: string,
  baseUrl: string,
): string =>
  html.replace(inlineLink, (_link, address: string) => {
    const file = path.join(outDir, address.slice(baseUrl.length));
    return `<style>${readFileSync(file, 'utf8')}</style>`;
  });
