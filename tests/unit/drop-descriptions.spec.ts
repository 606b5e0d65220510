import {expect, test} from '@playwright/test';
import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import dropDescriptions from '../../src/plugins/lean-scripts/drop-descriptions.cjs';

const themes = path.join(__dirname, '../../node_modules/@docusaurus');
const modules = Globby.sync('theme-*/lib/**/*.js', {cwd: themes})
  .map((file) => ({
    file,
    source: readFileSync(path.join(themes, file), 'utf8'),
  }))
  .filter(({source}) => source.includes("from '@docusaurus/Translate'"));

/** Lines that begin with a description, as a property or an attribute. */
const described = /^\s*description(?::|=")/gm;

test('no module of the themes keeps a note for translators', () => {
  expect(modules.length).toBeGreaterThan(40);
  for (const {file, source} of modules) {
    const notes = source.match(described)?.length ?? 0;
    const rest = dropDescriptions(source);
    expect(rest.match(described), file).toBeNull();
    expect(rest.split('\n').length, file).toBeLessThanOrEqual(
      source.split('\n').length,
    );
    if (notes > 0) expect(rest.length, file).toBeLessThan(source.length);
  }
});

test('texts and their names stay', () => {
  expect(
    dropDescriptions(
      `translate({id: 'a.b', message: 'It’s "a"', description: 'Isn\\'t said'});
<Translate id="c" description="Said to translators" values={{n}}>{'x'}</Translate>`,
    ),
  ).toBe(`translate({id: 'a.b', message: 'It’s "a"', });
<Translate id="c" values={{n}}>{'x'}</Translate>`);
});
