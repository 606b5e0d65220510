import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {formatHeadersFile, type PathHeaders} from './headers-file';
import {inlineScripts, scriptHash} from './inline-scripts';
import {allow, insertPolicy, serializePolicy, type Policy} from './policy';

export type SecurityHeadersOptions = {
  /** The policy without the hashes of the pages' own scripts. */
  policy: Policy;
  /** Further headers for every answer. */
  headers: Readonly<Record<string, string>>;
  /** Headers for some answers, by their paths below the base URL. */
  pathHeaders?: readonly PathHeaders[];
};

/**
 * Writes the Content-Security-Policy into every page, and with the other headers
 * into `_headers`. The policy allows the inline scripts that the build produced,
 * each by its hash, and no others.
 */
export default function securityHeaders(
  context: LoadContext,
  {policy, headers, pathHeaders = []}: SecurityHeadersOptions & {id: string},
): Plugin {
  return {
    name: 'security-headers',
    async postBuild({outDir}) {
      const pages = await Globby('**/*.html', {cwd: outDir, absolute: true});
      const hashes = await hashInlineScripts(pages);
      const pagePolicy = allow(policy, 'script-src', hashes);
      // One after another: thousands of pages at once would all be held in memory.
      for (const page of pages) {
        await addPolicy(page, serializePolicy(pagePolicy));
      }
      const everything = `${context.baseUrl}*`;
      const hashedAssets = `${context.baseUrl}assets/*`;
      await writeFile(
        path.join(outDir, '_headers'),
        formatHeadersFile([
          {
            path: everything,
            headers: {
              // Browsers heed frame-ancestors in a header only.
              'Content-Security-Policy': serializePolicy(
                allow(pagePolicy, 'frame-ancestors', ["'none'"]),
              ),
              ...headers,
            },
          },
          // Everything else is revalidated, which is what hosts say by themselves: they would merge a rule for it with this one, each in its own way.
          {
            path: hashedAssets,
            headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
          },
          ...pathHeaders.map((rule) => ({
            ...rule,
            path: context.baseUrl + rule.path,
          })),
        ]),
      );
    },
  };
}

async function hashInlineScripts(pages: readonly string[]): Promise<string[]> {
  const hashes = new Set<string>();
  for (const page of pages) {
    for (const script of inlineScripts(await readFile(page, 'utf8'))) {
      hashes.add(scriptHash(script));
    }
  }
  return [...hashes].sort();
}

/** Other plugins read the pages at the same time: they never see half a file. */
async function addPolicy(page: string, policy: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  const withPolicy = insertPolicy(html, policy);
  if (withPolicy === undefined) {
    throw new Error(
      `${page} has no <head> to put the Content-Security-Policy into. Give it one, or do not publish it as a page.`,
    );
  }
  const unfinished = `${page}.unfinished`;
  await writeFile(unfinished, withPolicy);
  await rename(unfinished, page);
}
