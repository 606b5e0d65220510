import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {BuiltPage} from '../read-pages';
import {formatHeadersFile} from './headers-file';
import {allow, insertPolicy, serializePolicy} from './policy';
import {
  contentSecurityPolicy,
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
  // A browser reads every line break of a page as a line feed before it hashes.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
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
  const hashes = new Set(Array.from(scriptHashes.values()).flat());
  const policy = allow(
    contentSecurityPolicy,
    'script-src',
    Array.from(hashes).sort(),
  );
  // One after another: thousands of pages at once would all be held in memory.
  for (const page of scriptHashes.keys()) {
    await addPolicy(path.join(outDir, page), serializePolicy(policy));
  }
  const headers = formatHeadersFile(
    [
      {
        path: '*',
        headers: {
          // Browsers heed frame-ancestors in a header only.
          'Content-Security-Policy': serializePolicy(
            allow(policy, 'frame-ancestors', ["'none'"]),
          ),
          ...securityHeaders,
        },
      },
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

async function addPolicy(page: string, policy: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  const withPolicy = insertPolicy(html, policy);
  if (withPolicy === undefined) {
    throw new Error(
      `${page} has no <head> to put the Content-Security-Policy into. Give it one, or do not publish it as a page.`,
    );
  }
  await writeFile(page, withPolicy);
}
