// The Markdown copy of each page, and the lists of copies for programs. A plugin
// writes some of them and `after-build` the others, so this reads the result.
import {expect, test} from 'vitest';
import {Globby} from '@docusaurus/utils';

import {baseUrl} from '../../src/site/environment';
import {withoutMarkdownCopy} from '../../src/site/facts';
import {
  buildFolder,
  isFrozen,
  readBuildFile,
  siteAddress,
  sitePages,
} from './site-pages';

const withoutCopy = withoutMarkdownCopy.map((page) => `${page}.html`);
const pages = sitePages().filter(({file}) => !withoutCopy.includes(file));
const copyFile = (file: string): string => file.replace(/html$/, 'md');
/** Matches a copy's code blocks and inline code. */
const code = /^( *)(`{3,})[^]*?^\1\2$|(`+)[^`][^]*?\3/gm;

test.describe('every page', () => {
  test('has a copy and links it, and every copy has a page', () => {
    const copies = Globby.sync('**/*.md', {cwd: buildFolder});
    expect(copies.sort()).toEqual(pages.map(({file}) => copyFile(file)).sort());
    for (const {file, $} of pages) {
      const link = $('link[type="text/markdown"]');
      expect(link.attr('rel'), file).toBe('alternate');
      expect(link.attr('href'), file).toBe(`${siteAddress}/${copyFile(file)}`);
    }
    for (const file of withoutCopy) {
      expect(readBuildFile(file), file).not.toContain('text/markdown');
    }
  });

  test('has page tools, unless it is the home page or a redirect', () => {
    for (const {file, $} of pages) {
      const hasTools =
        file !== 'index.html' && $('meta[http-equiv=refresh]').length === 0;
      const tools = $('main [data-page-tools]');
      expect(tools, file).toHaveLength(hasTools ? 1 : 0);
      if (!hasTools) continue;
      expect(tools.find('a').attr('href'), file).toBe(baseUrl + copyFile(file));
      expect(tools.find('button').text(), file).toBe('Copy page');
    }
  });

  test('has only absolute links with a text in its copy', () => {
    let links = 0;
    for (const {file} of pages) {
      expect(readBuildFile(copyFile(file)), file).not.toContain('[](');
      const prose = readBuildFile(copyFile(file)).replace(code, '');
      for (const [, address] of prose.matchAll(/\]\(<?([^)\s]*)/g)) {
        expect(address, file).toMatch(/^(?:https?:|mailto:)/);
        links += 1;
      }
    }
    expect(links).toBeGreaterThan(1000);
  });
});

test.describe('llms.txt', () => {
  const index = readBuildFile('llms.txt');
  const links = Array.from(
    index.matchAll(/^- \[(.+?)\]\((.+?\.md)\): (.+)$/gm),
    ([, name = '', address = '', description = '']) => ({
      name,
      address,
      description,
    }),
  );

  test('lists each page of the current version once, with a description', () => {
    const unlisted =
      'meta[http-equiv=refresh], meta[name=robots][content^=noindex]';
    const expected = pages
      .filter(({$}) => $(unlisted).length === 0)
      .filter((page) => !isFrozen(page))
      .map(({file}) => `${siteAddress}/${copyFile(file)}`);
    expect(links.map(({address}) => address).sort()).toEqual(expected.sort());
    for (const {name, description} of links) {
      expect(description.length, name).toBeGreaterThan(10);
      expect(description, name).not.toMatch(/(?:\.\.\.|…)$/);
    }
  });

  test('begins with the first section of a sidebar, and ends with other pages', () => {
    const sections = index.match(/^## .*/gm) ?? [];
    expect(sections[0]).toBe('## React / Getting started');
    expect(sections.at(-1)).toBe('## More');
  });
});

test('a copy begins with its title, description, and source', () => {
  expect(readBuildFile('react/getting-started/setup.md')).toMatch(
    /^# React: Setup\n\n> .+\n\nSource: <\S+\/setup>\. All pages: <\S+\/llms\.txt>\n\n/,
  );
});

test('llms-full.txt begins with the first pages of the sidebar, in order', () => {
  const text = readBuildFile('react/llms-full.txt');
  const titles = text.match(/^## React: .*/gm) ?? [];
  expect(titles.slice(0, 4)).toEqual(
    ['Getting started', 'Why ReactiveDOT', 'Quick start', 'Setup'].map(
      (name) => `## React: ${name}`,
    ),
  );
});
