import {expect, test} from 'vitest';

import {readSite} from '../../../src/search/read-site';
import {inTemporaryFolder} from '../../temporary-folder';

const page = (head = '') => `<head>${head}</head><main><h1>Page</h1></main>`;

const files = {
  'b.html': page(),
  'a.html': page(),
  '404.html': page(),
  'c.html': page('<meta name="robots" content="noindex">'),
};

test('pages come in the order of their routes, without those not to be found', () =>
  inTemporaryFolder(files, async (folder) => {
    const routes: string[] = [];
    const pages = readSite(folder, {baseUrl: '/docs/', setLabels: {}});
    for await (const {route} of pages) routes.push(route);
    expect(routes).toEqual(['/docs/a', '/docs/b']);
  }));
