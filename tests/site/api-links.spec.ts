// Links of the generated reference: to the library's source, and to other pages.
// Reads the Markdown, in which addresses are exact. The build checks that pages and
// anchors exist.
import path from 'node:path';

import {expect, test} from 'vitest';

import {allPages, read, reactPages, siteDir} from './api-pages';

/** Matches an address in the library's repository, at a release. */
const declarationAddress =
  /\/blob\/@reactive-dot\/(?<name>[\w-]+)@(?<version>[\d.]+)\/packages\/[\w-]+\/(?<file>src\/[^#]+)#L(?<line>\d+)/;

/**
 * Returns the line of an installed package's source that a link points to.
 * Expects the link to have the package's version.
 */
function linkedLine(link: string): string {
  const {
    name = '',
    version,
    file = '',
    line,
  } = declarationAddress.exec(link)?.groups ?? {};
  const folder = path.join(siteDir, 'node_modules/@reactive-dot', name);
  const manifest = JSON.parse(read(path.join(folder, 'package.json'))) as {
    version: string;
  };
  expect(version, link).toBe(manifest.version);
  const lines = read(path.join(folder, file)).split('\n');
  return lines[Number(line) - 1] ?? '';
}

test("every page of an export in React's reference links its declaration at the release", () => {
  let checked = 0;
  for (const [file, text] of reactPages) {
    const name = path.basename(file, '.md');
    if (name === 'index') continue;
    const [link = ''] = declarationAddress.exec(text) ?? [];
    expect(link, file).not.toBe('');
    // The declaration, or the name in a list of exports.
    expect(linkedLine(link), file).toMatch(
      new RegExp(
        `(function|const|class|interface|type) ${name}\\b|^\\s*${name},?$`,
      ),
    );
    checked += 1;
  }
  expect(checked).toBeGreaterThan(60);
});

test('a type without a page links to its declaration, and a type with a page does not', () => {
  const linkedNames = new Set<string>();
  // In code, a name and its address are separated by a space.
  const linkedName = new RegExp(
    `(\\w+)(?:\`\\]\\(| )https:[^)\\s]+${declarationAddress.source}`,
    'g',
  );
  for (const [file, text] of allPages) {
    for (const [link, name = ''] of text.matchAll(linkedName)) {
      expect(linkedLine(link), file).toMatch(
        new RegExp(`^(export )?(type|interface) ${name}\\b`),
      );
      linkedNames.add(name);
    }
  }
  // Core exports only the second one.
  expect(linkedNames).toContain('QueryArgument');
  expect(linkedNames).not.toContain('ChainId');
});

test('an inherited member links to its place on the page of its class', () => {
  let checked = 0;
  for (const [file, text] of reactPages) {
    const section = /^## Inherited\n([^]*?)(?=^## |$(?![^]))/m.exec(text)?.[1];
    const links = (section ?? '').matchAll(
      /^- \[`(?<owner>\w+)\.(?<member>\w+)\$?`\]\((?<address>.+?)\)/gm,
    );
    for (const {groups = {}} of links) {
      const {owner = '', member = '', address} = groups;
      expect(address, file).toMatch(
        new RegExp(`^(?:.+/)?${owner}\\.md#(?:property-)?${member}$`, 'i'),
      );
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(10);
});
