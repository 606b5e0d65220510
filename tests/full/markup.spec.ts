// The Nu validator reads all built pages, and one with a planted mistake. It needs
// Java, and a minute.
import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {inTemporaryFolder} from '../temporary-folder';

const root = path.resolve(__dirname, '../..');
const validator = require.resolve('vnu-jar/build/dist/vnu.jar');

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/** Returns the Nu validator's errors in the HTML files of folders, deeply. */
function validate(...folders: string[]): Message[] {
  const options = ['--errors-only', '--skip-non-html', '--exit-zero-always'];
  const {stdout, stderr} = spawnSync(
    'java',
    ['-jar', validator, ...options, '--stdout', '--format', 'json', ...folders],
    // Node's default is less than the messages about styles need.
    {encoding: 'utf8', maxBuffer: 2 ** 28},
  );
  expect(stderr).toBe('');
  return (JSON.parse(stdout) as {messages: Message[]}).messages;
}

/**
 * Matches messages about Docusaurus's own markup: the date of the last change
 * has a property without an item.
 */
const ofDocusaurus = /“itemprop” attribute.*itemprop=dateModified/;

/**
 * Matches messages about the stylesheet in each page. The validator doesn't
 * know container queries and masks.
 */
const ofStyles = /: CSS: /;

test('the Nu validator finds no errors in any page except a planted one', async () => {
  test.skip(
    spawnSync('java', ['-version']).error !== undefined,
    'The Nu validator needs Java, which is not on this machine.',
  );
  const planted =
    '<!doctype html><html lang="en"><title>Planted</title><img src="a.png">';
  await inTemporaryFolder({'planted.html': planted}, (folder) => {
    const found = validate(path.join(root, 'build'), folder)
      .map(
        ({url, message, extract = ''}) =>
          `${path.basename(url)}: ${message} ${extract}`,
      )
      .filter((line) => !ofDocusaurus.test(line) && !ofStyles.test(line));
    expect(found).toEqual([expect.stringMatching(/^planted\.html: .*alt/)]);
  });
});
