import {createHash} from 'node:crypto';

import type {BuiltPage} from '../read-pages';
import {exampleFrame} from '../../site/facts';
import {formatHeadersFile, type PathHeaders} from './format-headers';
import {serializePolicy, type Policy} from './policy';
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
 * The Content-Security-Policy of every page, which allows the inline scripts of all
 * pages, and the file `_headers`, which says the same with the other headers.
 *
 * @param scriptHashes - of the inline scripts, by the files of the pages
 */
export function decidePolicies(
  scriptHashes: ReadonlyMap<string, readonly string[]>,
  baseUrl: string,
) {
  const frameFile = `${exampleFrame}.html`;
  const pageFiles = Array.from(scriptHashes.keys()).filter(
    (file) => file !== frameFile,
  );
  const page = allowScripts(contentSecurityPolicy, pageFiles, scriptHashes);
  const frame = allowScripts(framePolicy, [frameFile], scriptHashes);
  const headers = formatHeadersFile(
    [
      {path: '*', headers: securityHeaders},
      // What follows the policies, browsers heed in a header only.
      ...placesOf(pageFiles).map((place) =>
        withPolicy(place, {...page, 'frame-ancestors': ["'none'"]}),
      ),
      withPolicy(exampleFrame, {
        ...frame,
        'frame-ancestors': ["'self'"],
        // Opened by itself it has no origin either.
        sandbox: ['allow-scripts'],
      }),
      // Hosts revalidate everything else by themselves, and would merge a rule for it with this one, each in its own way.
      {
        path: 'assets/*',
        headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
      },
      ...textHeaders,
    ],
    baseUrl,
  );
  const policyOf = (file: string): string =>
    serializePolicy(file === frameFile ? frame : page);
  return {headers, policyOf};
}

/** A policy that also allows the inline scripts of pages. */
function allowScripts(
  policy: Policy,
  files: readonly string[],
  scriptHashes: ReadonlyMap<string, readonly string[]>,
): Policy {
  const hashes = new Set(files.flatMap((file) => scriptHashes.get(file) ?? []));
  const allowed = [...policy['script-src']!, ...Array.from(hashes).sort()];
  return {...policy, 'script-src': allowed};
}

const withPolicy = (place: string, policy: Policy): PathHeaders => ({
  path: place,
  headers: {'Content-Security-Policy': serializePolicy(policy)},
});

/**
 * The paths of pages, a folder of them as one. Hosts merge the rules that fit a path,
 * so a rule with a policy must not fit a page that has another.
 */
function placesOf(files: Iterable<string>): string[] {
  const places = Array.from(files, (file) =>
    file.replace(/\/.*/, '/*').replace(/^index\.html$|\.html$/, ''),
  );
  return Array.from(new Set(places)).sort();
}
