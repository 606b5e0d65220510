import type {Locator, Page} from '@playwright/test';

import {fromHash, toHash} from '../../src/live-examples/share/hash';
import {readDemos} from '../../src/live-examples/read-demos';
import {heading, resultOf} from '../e2e/fixtures';
import {expect as expectSoon, open, paste, test} from './fixtures';

// Chains make their blocks in real time, beside whatever else the machine does.
const expect = expectSoon.configure({timeout: 30_000});
test.describe.configure({timeout: 90_000});

const demos = readDemos();
const firstQuery = demos.find(({name}) => name === 'first-query')!.code;

// What the code of a test throws, React and the browser report too, Firefox without its words.
test.use({
  expectedErrors: async ({browserName}, handOver) => {
    const thrown =
      /example\.tsx|The node could not|Refused to|Unsafe attempt|violates|Unable to connect|WS halt|sandbox/;
    await handOver(browserName === 'firefox' ? [thrown, /: Error$/] : [thrown]);
  },
});

const editor = (page: Page): Locator =>
  page.getByRole('textbox', {name: /^Code of /});
/** Replaces all of the code. Filled while it's there, Firefox would leave a line above it. */
async function write(page: Page, code: string): Promise<void> {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}
const problem = (page: Page): Locator =>
  page.getByRole('region', {name: 'Result'}).getByRole('alert');
const run = (page: Page): Promise<void> =>
  page.getByRole('button', {name: /^Run/}).click();

async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole('button', {name: /^Example: /}).click();
  await page.getByRole('link', {name: title}).click();
}

async function openPlayground(page: Page, hash = ''): Promise<void> {
  await open(page, `/playground${hash}`);
  // Until the example that the address names has come, the first one's editor may be there.
  const {example = 'first-query'} = fromHash(hash);
  await expect(editor(page)).toBeVisible();
  await expect(editor(page)).toHaveAccessibleName(`Code of ${example}.tsx`);
}

const broken = (from: string, to: string) => firstQuery.replace(from, to);
const inside = (statement: string) =>
  broken('  return (', `  ${statement}\n  return (`);

/** What goes wrong in code, and what the reader is told. */
const mistakes: readonly [what: string, code: string, told: RegExp][] = [
  [
    'a syntax error',
    broken('const alice =', 'const alice = ='),
    /^Line 4: Unexpected token/,
  ],
  [
    'a package that there is not',
    broken('dot/react', 'dot/reakt'),
    /^Line 1: "@reactive-dot\/reakt" can't be imported here\. You can import .*@reactive-dot\/react,/,
  ],
  [
    'an export that there is not',
    broken('useLazyLoadQuery', 'useEagerQuery').replace(
      'useLazyLoadQuery(',
      'useEagerQuery(',
    ),
    /^Line 7: "@reactive-dot\/react" has no export "useEagerQuery"\./,
  ],
  [
    'no component',
    broken('export default ', ''),
    /needs a component as its default export/,
  ],
  [
    'an exception while rendering',
    inside('if (account) throw new Error("planted example.tsx");'),
    /^Line 11: planted/,
  ],
  [
    'an endless loop while rendering',
    inside('while (true) {}'),
    /^Line 11: The code ran for two seconds without a pause/,
  ],
  [
    'an endless recursion',
    inside('(function again(): void { again(); })();'),
    /^Line 11: Maximum call stack|too much recursion/,
  ],
  [
    'code made from text, in which no loop is stopped',
    broken('const alice', 'eval("for (;;);");\nconst alice'),
    /^Line 4: Code can't be made from text here/,
  ],
];

test('mistakes are told where they are, and the last good result stays', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openPlayground(page, '#example=first-query');
  const hint = page.getByText('Press Run to see the result here.');
  await expect(hint).toBeVisible();
  await run(page);
  await expect(hint).toHaveCount(0);
  const result = resultOf(page);
  await write(page, broken('sent', 'before'));
  await expect(result).toContainText('Transactions before');
  for (const [what, code, told] of mistakes) {
    await write(page, code);
    await expect(problem(page), what).toHaveText(told);
    await expect(result, what).toContainText('Transactions before');
    const line = /Line (\d+)/.exec(told.source)?.[1];
    if (!line) continue;
    const marked = page.locator('.cm-line').nth(Number(line) - 1);
    const underlined = marked.locator('.cm-lintRange-error');
    await expect(underlined, what).not.toHaveCount(0);
  }
  await write(page, firstQuery);
  await expect(result).toContainText('Transactions sent');
  await expect(problem(page)).toHaveCount(0);
});

test('an exception outside of a component is told in the console', async ({
  page,
}) => {
  await openPlayground(page, '#example=first-query');
  await run(page);
  await write(
    page,
    broken(
      'const alice',
      'console.log("a", 1n, {b: [2]});\nsetTimeout(() => { throw new Error("later, example.tsx"); });\nconst alice',
    ),
  );
  const log = page.getByRole('log');
  await expect(log).toContainText('a 1n {"b":[2]}');
  await expect(log).toContainText('Line 5: later');
  await write(page, broken('const alice', 'console.log("anew");\nconst alice'));
  await expect(log).toHaveText('anew');
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(log).toHaveText('');
});

/** What hostile code tries, as an expression whose result it shows. */
const attacks: Readonly<Record<string, string>> = {
  'read the page': 'parent.document.title',
  'read cookies': 'document.cookie',
  'use the network': 'await fetch("/llms.txt").then((answer) => answer.text())',
  'use XMLHttpRequest':
    'await new Promise((done, fail) => { const r = new XMLHttpRequest(); r.onload = done; r.onerror = () => fail(Error("no")); r.open("GET", "/llms.txt"); r.send(); })',
  'load a picture':
    'await new Promise((done, fail) => { const i = new Image(); i.onload = done; i.onerror = () => fail(Error("no")); i.src = "/img/favicon.svg"; })',
  'make code from text': '(() => {}).constructor("return 1")()',
  'make code for later': 'setTimeout("1")',
  'hold the page':
    'await new Promise((_, fail) => { const again = () => { Promise.resolve().then(again).catch(fail); }; again(); })',
  'leave the page': '(() => { top!.location.href = "/react"; })()',
  'open a window': 'open("/react")!.closed',
  'ask the reader': '(() => { if (!prompt("password")) throw Error("no"); })()',
  'take storage':
    'await new Promise((done, fail) => { const r = indexedDB.open("a"); r.onsuccess = done; r.onerror = () => fail(Error("no")); })',
};

test('hostile code that came by an address does not run by itself, and harms nothing when it does', async ({
  page,
}) => {
  const tries = Object.entries(attacks).map(
    ([name, code]) =>
      `["${name}", async () => ${code.startsWith('await ') ? code.slice(6) : code}]`,
  );
  const code = `import { useEffect, useState } from "react";
const attacks: [string, () => unknown][] = [
${tries.join(',\n')}
];
parent.postMessage({type: "shown", evil: true}, "*");
parent.postMessage({type: "changed", change: {problem: {message: 5, line: 1}}}, "*");
parent.postMessage({type: "changed", change: {log: 5}}, "*");
export default function Evil() {
  const [came, setCame] = useState<string[]>([]);
  useEffect(() => {
    for (const [name, attack] of attacks) {
      (async () => attack())().then(
        () => setCame((came) => [...came, name + ": DONE"]),
        () => setCame((came) => [...came, name + ": refused"]),
      );
    }
  }, []);
  return <p>{came.join(", ")}</p>;
}`;
  await openPlayground(page, toHash({code}));
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.evaluate("localStorage.secret = 'kept'");
  await run(page);
  for (const name of Object.keys(attacks)) {
    await expect(resultOf(page)).toContainText(`${name}: refused`);
  }
  await expect(resultOf(page)).not.toContainText('DONE');
  await expect(page).toHaveURL(/\/playground#/);
  expect(await page.evaluate('localStorage.secret')).toBe('kept');
});

test('code that answers no more is stopped, and the page lives on', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'The frame shares its process there');
  // The check of time can't see into what the browser does by itself.
  const code = firstQuery.replace(
    'const alice',
    '/^(a+)+$/.test("a".repeat(40) + "b");\nconst alice',
  );
  await openPlayground(page, toHash({code}));
  await run(page);
  await expect(problem(page)).toHaveText(/stopped responding, so it was ended/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await write(page, firstQuery);
  await expect(resultOf(page)).toContainText('100,000,000,000,000');
});

test('an address with more code than may come is refused in words', async ({
  page,
}) => {
  await open(page, `/playground${toHash({code: 'a'.repeat(1_000_000)})}`);
  await expect(page.getByRole('alert')).toContainText(
    'more code than the playground takes',
  );
});

test('what is shared opens as it was, until it is reset', async ({page}) => {
  await openPlayground(page, '#example=transfer');
  const {code} = demos.find(({name}) => name === 'transfer')!;
  await write(page, code.replace('signed', 'paid'));
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const address = await paste(page);
  await page.goto('/demos');
  await open(page, address);
  await expect(editor(page)).toContainText('paid');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(editor(page)).toContainText('signed');
  await expect(page).toHaveURL(/#example=transfer$/);
});

test('it can be left by a link and come back to', async ({page}) => {
  await openPlayground(page);
  await page.getByRole('link', {name: 'Examples', exact: true}).click();
  await expect(heading(page)).toHaveText('Live examples');
  await page.goBack();
  await expect(editor(page)).toBeVisible();
});

test('a reload and the way back keep what was written', async ({page}) => {
  await openPlayground(page);
  await write(page, broken('sent', 'kept'));
  await expect(page).toHaveURL(/#example=first-query&code=/);
  await page.reload();
  await expect(editor(page)).toContainText('Transactions kept');
  await choose(page, 'The newest block');
  await expect(editor(page)).toHaveAccessibleName('Code of live-block.tsx');
  await page.goBack();
  await expect(editor(page)).toContainText('Transactions kept');
});

test('a project can be taken home', async ({page, browserName}) => {
  test.skip(browserName === 'firefox', 'Playwright hears of no download there');
  await openPlayground(page, '#example=transfer');
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download'}).click();
  expect((await download).suggestedFilename()).toBe('transfer.zip');
});

test('the compiler underlines what it finds and knows pallets @wcag-4.1.3', async ({
  page,
}) => {
  await openPlayground(page, '#example=first-query');
  const button = (name: string) => page.getByRole('button', {name});
  await button('Check types').click();
  await expect(button('Types: no problem')).toBeVisible();
  await write(page, broken('account.nonce', 'account.nonse'));
  await expect(button('Types: 1 problem')).toBeVisible();
  await page.locator('.cm-lintRange-error').hover();
  await expect(page.locator('.cm-tooltip')).toContainText(
    "Property 'nonse' does not exist",
  );
  await write(page, broken('"System"', '"Sta"'));
  await page.getByText('"Sta"', {exact: true}).click({position: {x: 30, y: 5}});
  await page.keyboard.press('ControlOrMeta+Space');
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText(
    'Staking',
  );
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('code, result and console stand below each other and nothing scrolls sideways @wcag-1.4.10', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'Playwright cannot tap there');
    await openPlayground(page);
    await choose(page, 'The newest block');
    await expect(editor(page)).toHaveAccessibleName('Code of live-block.tsx');
    await page.getByRole('button', {name: 'Run'}).tap();
    await expect(resultOf(page)).toContainText('Best block');
    await expect(page.getByText('Live', {exact: true})).toBeVisible();
    const stop = page.getByLabel('Stop making blocks');
    // Right after a scroll, Chromium still taps where the frame was before it.
    await stop.scrollIntoViewIfNeeded();
    await expect(stop).toBeInViewport();
    await stop.tap();
    await expect(stop).toBeChecked();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(390);
  });
});
