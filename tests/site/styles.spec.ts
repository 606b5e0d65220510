import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {buildFolder} from './site-pages';

const folder = path.join(buildFolder, 'assets/css');
const styles = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

test('a tap leaves the style of the page as it is: no rule for all elements depends on the keyboard, and search sets no variables on the root', () => {
  expect(styles).toContain(':where(.DocSearch){--docsearch-primary-color');
  expect(styles).not.toContain('navigation-with-keyboard');
  expect(styles).not.toMatch(/(?::root|html\S*)\{--docsearch-/);
});
