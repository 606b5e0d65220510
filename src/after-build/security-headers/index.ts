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
 * Returns the source expressions that allow a page's inline scripts. Browsers
 * don't run data such as JSON-LD, so it needs no hash.
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
 * Returns the Content-Security-Policy of each page and the contents of
 * `_headers`. The policy allows the inline scripts of all pages. `_headers`
 * repeats it and adds the other headers.
 *
 * @param scriptHashes - hashes of inline scripts, by page file
 * @param baseUrl - with a slash at both ends
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
      // Browsers ignore `frame-ancestors` and `sandbox` outside headers.
      ...placesOf(pageFiles).map((place) =>
        withPolicy(place, {...page, 'frame-ancestors': ["'none'"]}),
      ),
      withPolicy(exampleFrame, {
        ...frame,
        'frame-ancestors': ["'self'"],
        // A reader can open the frame in a tab, where no iframe sandboxes it.
        sandbox: ['allow-scripts'],
      }),
      // Hosts revalidate all other files by default. A rule for those would
      // overlap with this one, and hosts merge rules differently.
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

/** Adds the inline scripts of pages to a policy. */
function allowScripts(
  policy: Policy,
  files: readonly string[],
  scriptHashes: ReadonlyMap<string, readonly string[]>,
): Policy {
  const hashes = new Set(files.flatMap((file) => scriptHashes.get(file) ?? []));
  const {'script-src': sources = []} = policy;
  return {...policy, 'script-src': [...sources, ...Array.from(hashes).sort()]};
}

const withPolicy = (place: string, policy: Policy): PathHeaders => ({
  path: place,
  headers: {'Content-Security-Policy': serializePolicy(policy)},
});

/**
 * Returns the path patterns of pages, one for each folder. Hosts merge all
 * rules that match a path, so a rule with a policy must not match a page with
 * another policy.
 */
function placesOf(files: Iterable<string>): string[] {
  const places = Array.from(files, (file) =>
    file.replace(/\/.*/, '/*').replace(/^index\.html$|\.html$/, ''),
  );
  return Array.from(new Set(places)).sort();
}
