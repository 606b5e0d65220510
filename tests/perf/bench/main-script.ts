import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** Size of a Docusaurus site's main script, in bytes (gzip). */
export function weighMainScript(directory: string): number {
  const scripts = path.join(directory, 'assets/js');
  const main = readdirSync(scripts).find((file) =>
    /^main\.\w+\.js$/.test(file),
  );
  if (!main) throw new Error(`${scripts} has no main script.`);
  return gzipSync(readFileSync(path.join(scripts, main))).length;
}
