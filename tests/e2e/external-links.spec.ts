import {Globby} from '@docusaurus/utils';
import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {siteUrl} from '../../src/site/environment';
import {expect, test} from './fixtures';

const build = path.join(__dirname, '../../build');

test('no page that a link of the site opens can reach back to it', async () => {
  const pages = await Globby('**/*.html', {cwd: build});
  const links = pages.flatMap((page) => {
    const $ = load(readFileSync(path.join(build, page), 'utf8'));
    return $('a[href], area[href]')
      .toArray()
      .map(({attribs: {href, rel = ''}}) => ({page, href: href!, rel}))
      .filter(({href}) => new URL(href, siteUrl).origin !== siteUrl)
      .filter(({href}) => /^(?:https?:)?\/\//i.test(href));
  });
  expect(links.length).toBeGreaterThan(500);
  const open = links.filter(({rel}) => !rel.split(' ').includes('noopener'));
  expect(open).toEqual([]);
  console.log(`${links.length} links to other hosts, all with noopener`);
});
