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

/** What the Nu validator calls an error in the HTML files of these folders. */
function validate(...folders: string[]): Message[] {
  const options = ['--errors-only', '--skip-non-html', '--exit-zero-always'];
  const {stdout, stderr} = spawnSync(
    'java',
    ['-jar', validator, ...options, '--stdout', '--format', 'json', ...folders],
    {encoding: 'utf8', maxBuffer: 2 ** 28},
  );
  expect(stderr).toBe('');
  return (JSON.parse(stdout) as {messages: Message[]}).messages;
}

/**
 * Messages about Docusaurus' own markup: its tabs name no panel, and its date of the
 * last change is a property of no item.
 */
const ofDocusaurus =
  /“role=tabpanel” element|“itemprop” attribute.*itemprop=dateModified/;

/** Of the stylesheet, which stands in each page: the validator knows no containers and no masks. */
const ofStyles = /: CSS: /;

test('the Nu validator finds no error in any page', async () => {
  test.skip(
    spawnSync('java', ['-version']).error !== undefined,
    'The Nu validator runs on Java, which is not on this machine.',
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
