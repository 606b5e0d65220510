import path from 'node:path';

import {expect, test} from 'vitest';

import {allPages, read, reactPages, siteDir} from './api-pages';

/** Matches an address in the library's repository, at a release. */
const declarationAddress =
  /\/blob\/@reactive-dot\/(?<name>[\w-]+)@(?<version>[\d.]+)\/packages\/[\w-]+\/(?<file>src\/[^#]+)#L(?<line>\d+)/;

/** Returns the line of an installed package's source to which a link leads. */
function linkedLine(link: string): string {
  const {groups} = declarationAddress.exec(link)!;
  const {name, version, file, line} = groups as Record<string, string>;
  const folder = path.join(siteDir, 'node_modules/@reactive-dot', name!);
  const manifest = JSON.parse(read(path.join(folder, 'package.json'))) as {
    version: string;
  };
  expect(version, link).toBe(manifest.version);
  return read(path.join(folder, file!)).split('\n')[Number(line) - 1]!;
}

test("every page links the symbol's declaration at the release", () => {
  let checked = 0;
  for (const [file, text] of reactPages) {
    const name = path.basename(file, '.md');
    if (name === 'index') continue;
    const link = declarationAddress.exec(text)?.[0];
    expect(link, file).toBeDefined();
    expect(linkedLine(link!), file).toMatch(
      new RegExp(
        `(function|const|class|interface|type) ${name}\\b|^\\s*${name},?$`,
      ),
    );
    checked += 1;
  }
  expect(checked).toBeGreaterThan(60);
});

test('a type without a page links to its declaration', () => {
  const linkedNames = new Set<string>();
  // In code, a name and its address are separated by a space.
  const linkedName = new RegExp(
    `(\\w+)(?:\`\\]\\(| )https:[^)\\s]+${declarationAddress.source}`,
    'g',
  );
  for (const [file, text] of allPages) {
    for (const [link, name] of text.matchAll(linkedName)) {
      expect(linkedLine(link), file).toMatch(
        new RegExp(`^(export )?(type|interface) ${name}\\b`),
      );
      linkedNames.add(name!);
    }
  }
  expect(linkedNames).toContain('QueryArgument');
  expect(linkedNames).not.toContain('ChainId');
});

test('an inherited member links to its place on the page of its class', () => {
  const addresses = Array.from(reactPages.values()).flatMap((text) => {
    const section = /^## Inherited\n([^]*?)(?=^## |$(?![^]))/m.exec(text)?.[1];
    const links = (section ?? '').matchAll(/^- \[.+?\]\((.+?)\)/gm);
    return Array.from(links, ([, address]) => address!);
  });
  expect(addresses.length).toBeGreaterThan(10);
  // The build stops at an anchor that isn't there.
  expect(addresses.filter((address) => !address.includes('#'))).toEqual([]);
});
