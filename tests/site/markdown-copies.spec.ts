import {expect, test} from 'vitest';
import {load} from 'cheerio/slim';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {baseUrl} from '../../src/site/environment';
import {withoutMarkdownCopy} from '../../src/site/facts';
import {buildFolder, siteAddress} from './site-pages';

const files = readdirSync(buildFolder, {
  recursive: true,
  encoding: 'utf8',
}).sort();
const withoutCopy = withoutMarkdownCopy.map((page) => `${page}.html`);
const pages = files.filter(
  (file) => file.endsWith('.html') && !withoutCopy.includes(file),
);
const copyFile = (page: string): string => page.replace(/html$/, 'md');
/** Matches a copy's code blocks and inline code. */
const code = /^( *)(`{3,})[^]*?^\1\2$|(`+)[^`][^]*?\3/gm;
const read = (file: string): string =>
  readFileSync(path.join(buildFolder, file), 'utf8');

test.describe('every page', () => {
  test('has a copy and links it, and every copy has a page', () => {
    expect(files.filter((file) => file.endsWith('.md'))).toEqual(
      pages.map(copyFile).sort(),
    );
    for (const page of pages) {
      const link = load(read(page))('link[type="text/markdown"]');
      expect(link.attr('rel'), page).toBe('alternate');
      expect(link.attr('href'), page).toBe(`${siteAddress}/${copyFile(page)}`);
    }
    for (const page of withoutCopy) {
      expect(read(page), page).not.toContain('text/markdown');
    }
  });

  test('has page tools, unless it is the home page or a redirect', () => {
    for (const page of pages) {
      const $ = load(read(page));
      const isTool =
        page !== 'index.html' && $('meta[http-equiv=refresh]').length === 0;
      const tools = $('main [data-page-tools]');
      expect(tools, page).toHaveLength(isTool ? 1 : 0);
      if (!isTool) continue;
      expect(tools.find('a').attr('href'), page).toBe(baseUrl + copyFile(page));
      expect(tools.find('button').text(), page).toBe('Copy page');
    }
  });

  test('has only absolute links in its copy', () => {
    let links = 0;
    for (const page of pages) {
      const prose = read(copyFile(page)).replace(code, '');
      for (const [, address] of prose.matchAll(/\]\(<?([^)\s]*)/g)) {
        expect(address, page).toMatch(/^(?:https?:|mailto:)/);
        links += 1;
      }
    }
    expect(links).toBeGreaterThan(1000);
  });
});

test.describe('llms.txt', () => {
  const index = read('llms.txt');
  const links = Array.from(
    index.matchAll(/^- \[(.+?)\]\((.+?\.md)\): (.+)$/gm),
    ([, name = '', address = '', description = '']) => ({
      name,
      address,
      description,
    }),
  );

  test('lists each page of the current version once, with a description', () => {
    const isListed = (page: string) =>
      !/http-equiv="?refresh|name="?robots"? content="?noindex/.test(
        read(page),
      );
    const expected = pages
      .filter(isListed)
      .filter((page) => !/^(?:react|vue)\/\d/.test(page))
      .map((page) => `${siteAddress}/${copyFile(page)}`);
    expect(links.map(({address}) => address).sort()).toEqual(expected.sort());
    for (const {name, description} of links) {
      expect(description.length, name).toBeGreaterThan(10);
      expect(description, name).not.toMatch(/(?:\.\.\.|…)$/);
    }
  });
});

test('a copy has a title and its source; lists follow the sidebar', () => {
  expect(read('react/getting-started/setup.md')).toMatch(
    /^# React: Setup\n\n> .+\n\nSource: <\S+\/setup>\. All pages: <\S+\/llms\.txt>\n\n/,
  );
  const titles = read('react/llms-full.txt').match(/^## React: .*/gm)!;
  expect(titles.slice(0, 4)).toEqual(
    ['Getting started', 'Why ReactiveDOT', 'Quick start', 'Setup'].map(
      (name) => `## React: ${name}`,
    ),
  );
  const sections = read('llms.txt').match(/^## .*/gm)!;
  expect(sections[0]).toBe('## React / Getting started');
  expect(sections.at(-1)).toBe('## More');
});
