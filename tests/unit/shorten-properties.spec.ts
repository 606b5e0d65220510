import {expect, test} from '@playwright/test';

import {
  lostReferences,
  shortenProperties,
} from '../../src/plugins/used-styles/shorten-properties';

const shorten = (css: string, ...scripts: string[]): string | undefined =>
  shortenProperties(new Map([['a.css', css]]), scripts).texts.get('a.css');

test('a property is renamed where it is declared and where it is used, and classes are not', () => {
  expect(
    shorten(
      '.x--long{--long:1px;margin:calc(var( --long)*2) var(--other,var(--long))}',
    ),
  ).toBe('.x--long{--a:1px;margin:calc(var( --a)*2) var(--other,var(--a))}');
});

test('what is used most is named first, whatever the order', () => {
  expect(shorten('p{--rare:1;--often:2;top:var(--often)}')).toBe(
    'p{--b:1;--a:2;top:var(--a)}',
  );
});

test('all stylesheets call a property the same', () => {
  const {texts} = shortenProperties(
    new Map([
      ['a.css', 'p{top:var(--later);left:var(--later)}'],
      ['b.css', 'p{--earlier:1;--later:2}'],
    ]),
    [],
  );
  expect(Array.from(texts.values())).toEqual([
    'p{top:var(--a);left:var(--a)}',
    'p{--b:1;--a:2}',
  ]);
});

test('names of scripts, of at-rules and of elements stay, and no other property takes them', () => {
  const css =
    'p{--ink:1;--deep:2;--wide:3;top:var(--a);left:var(--ink)}@container style(--wide){p{top:var(--wide)}}';
  expect(shorten(css, 'fill:"var(--ink)",x="--b"')).toBe(
    css.replace('--deep', '--c'),
  );
});

test('names go on behind z', () => {
  const css = `p{${Array.from({length: 60}, (_, i) => `--x${i}:0`).join(';')}}`;
  const names = shorten(css)!.match(/--\w+/g)!;
  expect(new Set(names).size).toBe(60);
  expect(names).toContain('--aa');
  expect(names).toContain('--bh');
});

test('a page that uses the old name is found', () => {
  const names = new Map([['--old', '--a']]);
  expect(lostReferences('<p style="top:var(--old)">', names)).toEqual([
    '--old',
  ]);
  expect(lostReferences('<p style="--old:1;top:var(--older)">', names)).toEqual(
    [],
  );
});
