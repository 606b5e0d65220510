// The bundled styles of all packages, from which two of `src/fixes` remove rules
// for the whole page.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {buildFolder} from './site-pages';

const folder = path.join(buildFolder, 'assets/css');
const styles = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

// Otherwise, a tap or an opened search would restyle the whole page.

test('no rule for all elements depends on the use of the keyboard', () => {
  expect(styles).toContain(':focus-visible');
  expect(styles).not.toContain('navigation-with-keyboard');
});

test('search sets its variables on its own elements, not on the root', () => {
  expect(styles).toContain(':where(.DocSearch){--docsearch-primary-color');
  expect(styles).not.toMatch(/(?::root|html\S*)\{--docsearch-/);
});
