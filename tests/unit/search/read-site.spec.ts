import {expect, test} from 'vitest';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {readSite} from '../../../src/search/read-site';
import {newFolderForEachTest} from '../new-folder';

let directory: string;

newFolderForEachTest((folder) => (directory = folder));

const write = (name: string, title: string, head = ''): Promise<void> =>
  writeFile(
    path.join(directory, name),
    `<head>${head}</head><main><h1>${title}</h1></main>`,
  );
const read = () => readSite(directory, {baseUrl: '/docs/', setLabels: {}});

test('pages come in the order of their routes, without those not to be found', async () => {
  await write('b.html', 'B');
  await write('a.html', 'A');
  await write('404.html', 'Not found');
  await write('c.html', 'C', '<meta name="robots" content="noindex">');
  const routes: string[] = [];
  for await (const {route} of read()) routes.push(route);
  expect(routes).toEqual(['/docs/a', '/docs/b']);
});

test('a page is read when it is asked for, so that not all are held at once', async () => {
  await write('a.html', 'A');
  await write('b.html', 'B');
  const pages = read();
  await pages.next();
  await write('b.html', 'Changed meanwhile');
  const {value} = await pages.next();
  expect(value!.sections[0]!.heading).toBe('Changed meanwhile');
});
