import {expect, test} from '@playwright/test';

import {collectWords} from '../../src/plugins/used-styles/collect-words';
import {keepUsedStyles} from '../../src/plugins/used-styles/keep-used-styles';

const trim = (css: string, ...scripts: string[]): string =>
  keepUsedStyles(css, collectWords(scripts));

test('a rule for a class that no script names goes, with its media query', () => {
  expect(
    trim(
      '.used{color:red}.unused{color:red}@media print{.unused{top:0}}',
      'className:"used"',
    ),
  ).toBe('.used{color:red}');
});

test('of a list only the selectors that can match stay', () => {
  expect(trim('.a,.b c,.c{top:0}', '"a"+"c"')).toBe('.a,.c{top:0}');
});

test('a script that puts an ending to a class keeps all endings', () => {
  expect(
    trim('.alert--info{top:0}.badge--info{top:0}', 'x=`alert--${type}`'),
  ).toBe('.alert--info{top:0}');
});

test('states, attributes, elements and ids always stay', () => {
  const css =
    ':focus-visible{top:0}[data-at-bottom=true] p{top:0}#x{top:0}html[data-theme=dark] a:hover{top:0}';
  expect(trim(css)).toBe(css);
});

test('one alternative that can match keeps a selector, and :not decides nothing', () => {
  const css = ':is(.used,.unused) p{top:0}.used:not(.unused){top:0}';
  expect(trim(css + ':where(.unused) p{top:0}', 'used')).toBe(css);
});

test('animations and custom properties stay while something refers to them', () => {
  expect(
    trim(
      '@keyframes spin{to{top:0}}@keyframes gone{to{top:0}}.a{animation:spin 1s;--x:1;--y:var(--x);--z:2;top:var(--y)}',
      'a',
    ),
  ).toBe(
    '@keyframes spin{to{top:0}}.a{animation:spin 1s;--x:1;--y:var(--x);top:var(--y)}',
  );
});

test('a property that a script reads stays', () => {
  const css = ':root{--navbar-height:1px}';
  expect(trim(css, 'getPropertyValue("--navbar-height")')).toBe(css);
});

test('a property that another stylesheet gives another value is no constant', () => {
  const css = ':root{--a:1px;--b:2px}.x{margin:var(--a) var(--b)}';
  expect(keepUsedStyles(css, collectWords(['x']), ['p{--a: 3px}'])).toBe(
    ':root{--a:1px}.x{margin:var(--a) 2px}',
  );
});

test("the root's constants are written where they are used", () => {
  expect(
    trim(
      ':root{--a:1px;--b:calc(var(--a)*2)}.x{margin:var(--a) var(--b)}',
      'x',
    ),
  ).toBe('.x{margin:1px calc(1px*2)}');
});

test('a constant stands apart from what stood beside var()', () => {
  expect(
    trim(
      ':root{--a:100%;--b:1.7}html{font:var(--a)/var(--b)var(--c);--c:serif;margin:2px var(--a)var(--b)}',
    ),
  ).toBe('html{font:100%/1.7 var(--c);--c:serif;margin:2px 100%  1.7}');
});

test('what refers to properties of the root alone is written where it is used', () => {
  expect(
    trim(
      ':root{--a:1px;--b:calc(var(--a)*2)}[data-theme=dark]{--a:2px}p{margin:var(--b)}',
    ),
  ).toBe(':root{--a:1px}[data-theme=dark]{--a:2px}p{margin:calc(var(--a)*2)}');
});

test('what refers to a property that is declared below the root stays', () => {
  const css =
    ':root{--a:1px;--b:calc(var(--a)*2)}.x{--a:2px}p{margin:var(--b)}';
  expect(trim(css, 'x')).toBe(css);
});

test('a property that has something to fall back on is no constant', () => {
  const css = ':root{--a:1px}p{margin:var(--a,2px)var(--a)}';
  expect(trim(css)).toBe(css);
});

test('a property with a second value or a condition is no constant', () => {
  const css =
    ':root{--a:1px}[data-theme=dark]{--a:2px}@media print{:root{--b:1px}}p{margin:var(--a) var(--b)}';
  expect(trim(css)).toBe(css);
});

test("a layer's value that an unlayered one always overrides goes", () => {
  expect(
    trim(
      '@layer base{:root{--a:1px}html[data-theme=dark]{--a:3px}p{--a:4px}}:root,[data-theme=dark]{--a:2px}p{top:var(--a)}',
    ),
  ).toBe(
    '@layer base{p{--a:4px}}:root,[data-theme=dark]{--a:2px}p{top:var(--a)}',
  );
});

test('a bracket that parted two values leaves a space behind', () => {
  expect(
    trim(
      ':root{--size:100%;--height:1.7}html{font:var(--size)/var(--height)var(--family)}',
    ),
  ).toBe('html{font:100%/1.7 var(--family)}');
});

test('what is switched off goes although a script names it', () => {
  expect(
    keepUsedStyles(
      '.tag_x{top:0}.table{top:0}',
      collectWords(['"tag_x table"'], ['tag_']),
    ),
  ).toBe('.table{top:0}');
});

test('what the site always overrides goes from the layers, and nothing else', () => {
  const own =
    '.link{color:blue;margin:0}.link:before{top:0}@media print{.link{left:0}}.row .link{right:0}';
  const layered = (rules: string): string => `@layer theme{${rules}}`;
  const dropped = layered('.row .link:hover{color:red;margin-top:1px}');
  const kept = layered(
    '.link{left:0;right:0;top:0;padding:0;color:red!important}.link:after{top:0}.other,.link{color:red}',
  );
  // The layer itself stays: the first mention decides the order of layers.
  expect(trim(dropped + kept + own, 'link row other')).toBe(
    layered('') + kept + own,
  );
});

test('the site overrides what lies inside of its elements, however the layer says so', () => {
  const own = ':is(.page,.wide article) h2{margin:0;--size:1px}';
  const layer = (rules: string): string => `@layer theme{${rules}}`;
  const dropped = layer(
    '.page>h2{margin-top:1px;--size:2px}.root .page .part>h2:first-child{margin:1px}.wide article h2+h2{margin:1px}',
  );
  const kept = layer(
    '.page h2:before{margin:0}.page h3{margin:0}.page+h2{margin:0}.wide>h2{margin:0}article .wide h2{margin:0}',
  );
  expect(trim(dropped + kept + own, 'page wide root part --size')).toBe(
    layer('') + kept + own,
  );
});

test('a rule for elements beside others overrides nothing', () => {
  const css =
    '@layer theme{.a li{margin:0}}.a>li{margin:1px}.a li+li{margin:2px}';
  expect(trim(css, 'a')).toBe(css);
});

test('of layers that nothing fills, no order is said', () => {
  const order = '@layer theme,search,mermaid;@layer debug;';
  expect(
    keepUsedStyles(order, collectWords(['x']), [
      '@layer theme{p{top:0}}',
      '@layer search{p{top:0}}',
    ]),
  ).toBe('@layer theme,search;');
});

test('a list that orders layers of its own sheet, or parts of layers, stays', () => {
  const css =
    '@layer late,early;@layer early.part{p{top:0}}@layer late{p{top:1px}}';
  expect(trim(css)).toBe(css);
});

test('a prefix goes where every browser knows the plain property', () => {
  expect(
    trim(
      'a{-webkit-text-decoration:none;text-decoration:none}b{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}i{-webkit-text-decoration:none;top:0}',
    ),
  ).toBe(
    'a{text-decoration:none}b{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}i{-webkit-text-decoration:none;top:0}',
  );
});

test('a shorthand overrides its parts and none that only begin like it', () => {
  const own = '.a{border:0;background:0 0}';
  expect(
    trim(
      `@layer theme{.a{border-color:red;border-radius:1px;background-color:red;background-blend-mode:screen}}${own}`,
      'a',
    ),
  ).toBe(
    `@layer theme{.a{border-radius:1px;background-blend-mode:screen}}${own}`,
  );
});

test('a layer takes the outline from nothing where the site draws its own', () => {
  const own = ':focus-visible{outline:2px solid}';
  const layered = '@layer a{.x :not(input):focus{outline:none}}';
  expect(trim(`${layered}${own}`, "'x'")).toBe(`@layer a{}${own}`);
  for (const sheet of [
    layered,
    `${layered}:focus-visible{color:red}`,
    `@layer a{.x:focus{outline:none;color:red}}${own}`,
    `.x:focus{outline:none}${own}`,
  ]) {
    expect(trim(sheet, "'x'")).toBe(sheet);
  }
});

test('a class of a module that is looked for by a part of its name is named', () => {
  const names = "'box_', 'boxes_1', 'toc_2', 'toc'";
  expect(trim("[class*='toc']::before{color:red}", names)).toBe(
    '.toc_2::before{color:red}',
  );
  expect(trim("a:is(nav[class*='toc'],b) p{color:red}", names)).toBe(
    'a:is(nav.toc_2,b) p{color:red}',
  );
  for (const several of ["[class*='box']", "[class^='toc']", '[class*=none]']) {
    expect(trim(`${several}{color:red}`, names)).toBe(`${several}{color:red}`);
  }
});
