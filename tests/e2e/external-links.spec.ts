import path from 'node:path';

import {collectExternalLinks} from '../../scripts/external-links/collect-links';
import {siteUrl} from '../../src/site/environment';
import {expect, test} from './fixtures';

test('no page that a link of the site opens can reach back to it', async () => {
  const links = await collectExternalLinks(
    path.join(__dirname, '../../build'),
    new URL(siteUrl).origin,
  );
  expect(links.length).toBeGreaterThan(500);
  const open = links.filter(({rel}) => !rel.split(' ').includes('noopener'));
  expect(open).toEqual([]);
  console.log(`${links.length} links to other hosts, all with noopener`);
});
