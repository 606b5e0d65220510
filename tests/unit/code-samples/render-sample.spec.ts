// The HTML of a code block (src/content/code-samples/render-sample.ts), from
// Markdown and made-up results of the compiler. How it looks and works is tested
// in the browser.
import {load} from 'cheerio';
import {themes} from 'prism-react-renderer';
import {expect, test} from 'vitest';

import {colorSheet} from '../../../src/content/code-samples/code-colors';
import type {SampleResult} from '../../../src/content/code-samples/model';
import {fencesIn} from '../../fences';
import {renderSample} from '../../../src/content/code-samples/render-sample';

const styles = colorSheet(themes.oneLight, themes.oneDark);

/** Renders the only code block of a text. */
function render(markdown: string, result?: SampleResult) {
  const [fence] = fencesIn(markdown);
  if (!fence) throw new Error(`No code block is in ${markdown}`);
  return renderSample(fence, result);
}

/** Returns the text of the lines, as the copy button reads it. */
function textOf(html: string): string {
  const $ = load(html);
  $('.note').remove();
  return $('body').text();
}

/** Returns the numbers of the highlighted lines. */
function highlightedLines(html: string): number[] {
  return Array.from(html.matchAll(/<span class="line( line-highlighted)?/g))
    .map(([, mark], index) => (mark ? index + 1 : 0))
    .filter(Boolean);
}

for (const [language, code] of [
  ['tsx', 'const a = <p title="x">{b ?? "<&>"}</p>;\n\nlet c = `x${a}`;'],
  ['vue', '<template>\n  <p :a="b + 1">{{ c }}</p>\n</template>'],
  ['bash', 'npm install a # b'],
  ['json', '{"a": [1, true]}'],
  ['css', '.a { color: red; }'],
  ['yaml', 'a: b'],
] as const) {
  test(`${language} keeps every character and gets colors`, () => {
    const {sample} = render(`\`\`\`${language}\n${code}\n\`\`\`\n`);
    expect(textOf(sample.html)).toBe(`${code}\n`);
    expect(sample.html).toContain('class="tok-');
  });
}

test("names in a wrapped command don't break", () => {
  const {sample} = render(
    '```bash\nnpm i --save-exact @a/b-c@1 d "e-f"\n```\n',
  );
  const words = load(sample.html)('.word').toArray();
  expect(words.map((word) => load(word).text())).toEqual([
    '--save-exact',
    '@a/b-c@1',
    '"e-f"',
  ]);
});

test('a language without a grammar is an error with a fix', () => {
  expect(() => render('```cobol\na\n```\n')).toThrow(/cobol.*highlight\.ts/);
});

test('a mockup has drawn controls, and keeps its text', () => {
  const code =
    '[ Pool 1 ▾ ] costs <5\nAmount [ 5 ] [Join & claim] [Leave, disabled]';
  const {sample} = render(`\`\`\`text mockup\n${code}\n\`\`\`\n`);
  const $ = load(sample.html);
  expect(textOf(sample.html)).toBe(`${code}\n`);
  $('.mockup-edge').remove();
  const drawn = ['menu', 'field', 'button', 'disabled'].map((kind) =>
    $(`.mockup-${kind}`).text(),
  );
  expect(drawn).toEqual(['Pool 1', '5', 'Join & claimLeave', 'Leave']);
});

test('the first button of each part of a mockup is its main one, except in a row or after a sentence', () => {
  const code =
    '• Wallet [Leave]\n[Wait, disabled] [Send] [Stop]\n\nIt failed. [Retry]\n\nAmount [ 5 ] [Join]';
  const {sample} = render(`\`\`\`text mockup\n${code}\n\`\`\`\n`);
  const $ = load(sample.html);
  $('.mockup-edge').remove();
  const main = $('.mockup-main').toArray();
  expect(main.map((button) => $(button).text())).toEqual(['Send', 'Join']);
  expect($('.mockup-row').text()).toBe('Wallet Leave\n');
});

test('reads highlighted ranges and the title from the meta string', () => {
  const {sample} = render('```ts title="a.ts" {1,3-4}\na;\nb;\nc;\nd;\n```\n');
  expect(highlightedLines(sample.html)).toEqual([1, 3, 4]);
  expect(sample).toMatchObject({title: 'a.ts', language: 'ts'});
});

test.describe('a sample with a cut, a caret, and two names of one type', () => {
  const code =
    'import a from "b";\n// ---cut---\nconst x: string = "1";\n//    ^?\nx;';
  const typeAt = (start: number) => ({
    start,
    length: 1,
    text: 'const x: string',
  });
  const {sample, renderTypes} = render(`\`\`\`ts\n${code}\n\`\`\`\n`, {
    problems: [],
    types: [typeAt(code.indexOf('x:')), typeAt(code.indexOf('x;'))],
  });

  test('hides the lines above the cut, and the caret', () => {
    expect(textOf(sample.html)).toBe('const x: string = "1";\nx;\n');
  });

  test('shows the type below the line of the caret', () => {
    const $ = load(sample.html);
    expect($('.line:first-of-type + .note').text()).toBe(
      'Type: const x: string\n',
    );
  });

  test('marks both names, and stores their type once', () => {
    expect(load(sample.html)('[data-type]')).toHaveLength(2);
    const {rowIndexes, rows} = renderTypes(new Map());
    expect(rowIndexes).toEqual([0, 0]);
    expect(rows).toHaveLength(1);
  });

  test('names the file with its types by their hash', () => {
    expect(sample.typesFile).toMatch(/^[0-9a-f]{10}$/);
  });
});

test('the type of an export has the path of its page', () => {
  const {renderTypes} = render('```ts\nuseA;\n```\n', {
    problems: [],
    types: [{start: 0, length: 4, text: 'useA(): A', source: 'react useA'}],
  });
  const pages = new Map([['react useA', 'react/functions/useA']]);
  expect(renderTypes(pages).rows).toEqual([
    [expect.any(String), '', 'react/functions/useA'],
  ]);
  // Without a page, the row ends after the type.
  expect(renderTypes(new Map()).rows).toEqual([[expect.any(String)]]);
});

test('every class of code has a color', () => {
  const {sample} = render(
    '```tsx\nconst a: B = <p c="d">{f(1)}</p>; // e\n```\n',
  );
  const classes = new Set(sample.html.match(/tok-[\w-]+/g));
  expect(classes.size).toBeGreaterThanOrEqual(6);
  for (const name of classes) {
    expect(styles).toContain(`.${name} { color: var(--${name}); }`);
    expect(styles).toContain(`--${name}: light-dark(hsl(`);
  }
});

test("words in JSX text aren't keywords", () => {
  const {sample} = render(
    '```tsx\nconst a = <p>in this page, for all</p>;\n```\n',
  );
  expect(sample.html).toContain('in this page, for all');
});

test('only the names that a fence lists are links', () => {
  // `AxC` differs from `A.C` only if the dot isn't a wildcard.
  const {sample} = render('```ts links="A.C a, B b"\nAxC: B<A.C>;\n```\n');
  const links = load(sample.html)('a').toArray();
  expect(links.map((link) => [link.attribs.href, load(link).text()])).toEqual([
    ['b', 'B'],
    ['a', 'A.C'],
  ]);
});

test('a listed name without an address is an error', () => {
  expect(() => render('```ts links="A"\nA;\n```\n')).toThrow(
    '"A" in `links` has no address.',
  );
});
