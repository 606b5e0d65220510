import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/**
 * What each further page costs the main script, in bytes (Brotli).
 *
 * @param directory the built site
 * @param grown the same site with more pages
 * @param pages how many more
 */
export function mainBytesAPage(
  directory: string,
  grown: string,
  pages: number,
): number {
  return (weighMain(grown) - weighMain(directory)) / pages;
}

function weighMain(directory: string): number {
  const scripts = path.join(directory, 'assets/js');
  const main = readdirSync(scripts).find((file) => file.startsWith('main.'));
  if (!main) throw new Error(`${scripts} has no main script.`);
  return brotliCompressSync(readFileSync(path.join(scripts, main))).length;
}
