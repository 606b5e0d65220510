import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {BuiltPage} from '../read-pages';
import {exampleFrame} from '../../site/facts';
import {formatHeadersFile, type PathHeaders} from './format-headers';
import {insertPolicy, serializePolicy, type Policy} from './policy';
import {
  contentSecurityPolicy,
  framePolicy,
  securityHeaders,
  textHeaders,
} from './site-options';

/**
 * The source expressions by which a policy allows exactly the scripts that a browser
 * runs from the page itself. Data such as JSON-LD isn't run.
 */
export function hashScripts({$}: Pick<BuiltPage, '$'>): string[] {
  return $('script:not([src])')
    .toArray()
    .filter(({attribs: {type = ''}}) =>
      /^(?:module|(?:text|application)\/javascript)?$/i.test(type),
    )
    .map((script) => hashScript($(script).text()));
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Writes the Content-Security-Policy into every page, and with the other headers
 * into `_headers`.
 *
 * @param scriptHashes - of the inline scripts, by the files of the pages below
 *   `outDir`; no other inline script may run
 */
export async function writePolicy(
  scriptHashes: ReadonlyMap<string, readonly string[]>,
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const all = Array.from(scriptHashes);
  const isFrame = ([file]: (typeof all)[0]) => file === `${exampleFrame}.html`;
  const frame = new Map(all.filter(isFrame));
  const pages = new Map(all.filter((page) => !isFrame(page)));
  const headers = formatHeadersFile(
    [
      {path: '*', headers: securityHeaders},
      ...(await applyPolicy(pages, outDir, contentSecurityPolicy, {
        'frame-ancestors': ["'none'"],
      })),
      ...(await applyPolicy(frame, outDir, framePolicy, {
        'frame-ancestors': ["'self'"],
        // Opened by itself it has no origin either.
        sandbox: ['allow-scripts'],
      })),
      // Hosts revalidate everything else by themselves, and would merge a rule for it with this one, each in its own way.
      {
        path: 'assets/*',
        headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
      },
      ...textHeaders,
    ],
    baseUrl,
  );
  await writeFile(path.join(outDir, '_headers'), headers);
}

/**
 * Gives pages a policy that allows their own inline scripts.
 *
 * @param inHeader - directives that browsers heed in a header only
 * @returns the headers that say the same, by the pages' paths
 */
async function applyPolicy(
  scriptHashes: ReadonlyMap<string, readonly string[]>,
  outDir: string,
  base: Policy,
  inHeader: Policy,
): Promise<PathHeaders[]> {
  const hashes = new Set(Array.from(scriptHashes.values()).flat());
  const allowed = [...base['script-src']!, ...Array.from(hashes).sort()];
  const policy = {...base, 'script-src': allowed};
  // One after another: thousands of pages at once would all be held in memory.
  for (const page of scriptHashes.keys()) {
    await addPolicy(path.join(outDir, page), serializePolicy(policy));
  }
  const value = serializePolicy({...policy, ...inHeader});
  return placesOf(scriptHashes.keys()).map((place) => ({
    path: place,
    headers: {'Content-Security-Policy': value},
  }));
}

/**
 * The paths of pages, a folder of them as one. Hosts merge the rules that fit a path,
 * so a rule with a policy must not fit a page that has another.
 */
function placesOf(files: Iterable<string>): string[] {
  const places = Array.from(files, (file) =>
    file.includes('/')
      ? file.replace(/\/.*/, '/*')
      : file.replace(/^index\.html$|\.html$/, ''),
  );
  return Array.from(new Set(places)).sort();
}

async function addPolicy(page: string, policy: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  const withPolicy = insertPolicy(html, policy);
  if (withPolicy === html) {
    throw new Error(
      `${page} has no <head> to put the Content-Security-Policy into. Give it one, or do not publish it as a page.`,
    );
  }
  await writeFile(page, withPolicy);
}
