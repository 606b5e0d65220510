import type {Locator, Page} from '@playwright/test';

import {toHash} from '../../src/live-examples/share/hash';
import {readDemos} from '../../src/live-examples/read-demos';
import {expectOfChain as expect, heading, resultOf} from '../e2e/fixtures';
import {
  choose,
  editor,
  expectExample,
  firstQuery,
  openPlayground,
} from '../e2e/playground-page';
import {open, paste, test} from './fixtures';

test.describe.configure({timeout: 90_000});

// React and the browser also report the errors of a test's code. Firefox omits
// the message.
test.use({
  expectedErrors: async ({browserName}, handOver) => {
    const thrown =
      /example\.tsx|The code ran for|The node could not|Refused to|Unsafe attempt|violates|Unable to connect|WS halt|sandbox/;
    await handOver(browserName === 'firefox' ? [thrown, /: Error$/] : [thrown]);
  },
});

/** Replaces the code. With `fill`, Firefox would keep a line above it. */
async function write(page: Page, code: string): Promise<void> {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}
const problem = (page: Page): Locator =>
  page.getByRole('region', {name: 'Result'}).getByRole('alert');
const run = (page: Page): Promise<void> =>
  page.getByRole('button', {name: /^Run/}).click();

const broken = (from: string, to: string) => firstQuery.replace(from, to);
const inside = (statement: string) =>
  broken('  return (', `  ${statement}\n  return (`);

/** Mistakes in code, and their error messages. */
const mistakes: readonly [what: string, code: string, message: RegExp][] = [
  [
    'a syntax error',
    broken('const alice =', 'const alice = ='),
    /^Line 4: Unexpected token/,
  ],
  [
    'an unknown package',
    broken('dot/react', 'dot/reakt'),
    /^Line 1: "@reactive-dot\/reakt" can't be imported here\. You can import .*@reactive-dot\/react,/,
  ],
  [
    'an unknown export',
    broken('useLazyLoadQuery', 'useEagerQuery').replace(
      'useLazyLoadQuery(',
      'useEagerQuery(',
    ),
    /^Line 7: "@reactive-dot\/react" has no export "useEagerQuery"\./,
  ],
  [
    'a missing component',
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
    'code from text, which has no time checks',
    broken('const alice', 'eval("for (;;);");\nconst alice'),
    /^Line 4: Code can't be created from text here/,
  ],
];

test('a mistake shows its message and line, and the last good result stays', async ({
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
  for (const [what, code, message] of mistakes) {
    await write(page, code);
    await expect(problem(page), what).toHaveText(message);
    await expect(result, what).toContainText('Transactions before');
    const line = /Line (\d+)/.exec(message.source)?.[1];
    if (!line) continue;
    const marked = page.locator('.cm-line').nth(Number(line) - 1);
    const underlined = marked.locator('.cm-lintRange-error');
    await expect(underlined, what).not.toHaveCount(0);
  }
  await write(page, firstQuery);
  await expect(result).toContainText('Transactions sent');
  await expect(problem(page)).toHaveCount(0);
});

test('the console shows messages and exceptions outside of components', async ({
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
  await write(
    page,
    broken('const alice', 'console.log("again");\nconst alice'),
  );
  await expect(log).toHaveText('again');
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(log).toHaveText('');
});

/** Errors of the browser for what a frame without an origin can't access. */
const noAccess = /^SecurityError: /;
/** The own error of an attack that waits for an event. */
const failure = /^Error: no$/;

/**
 * Attacks of hostile code, as expressions, and the errors with which they must
 * fail. An attack with a spelling mistake fails with another error.
 */
const attacks: Readonly<Record<string, [code: string, error: RegExp]>> = {
  'read the page': ['parent.document.title', noAccess],
  'read cookies': ['document.cookie', noAccess],
  'use the network': [
    'await fetch("/llms.txt").then((answer) => answer.text())',
    // Each browser words it differently. A misspelt name isn't a function or
    // isn't defined.
    /^TypeError: (?!.* is not )/,
  ],
  'use XMLHttpRequest': [
    'await new Promise((done, fail) => { const r = new XMLHttpRequest(); r.onload = done; r.onerror = () => fail(Error("no")); r.open("GET", "/llms.txt"); r.send(); })',
    failure,
  ],
  'load a picture': [
    'await new Promise((done, fail) => { const i = new Image(); i.onload = done; i.onerror = () => fail(Error("no")); i.src = "/img/favicon.svg"; })',
    failure,
  ],
  'create code from text': [
    '(() => {}).constructor("return 1")()',
    /^Error: Code can't be created from text here\.$/,
  ],
  'leave the page': ['(() => { top!.location.href = "/react"; })()', noAccess],
  // The browser opens none, and returns null.
  // Firefox has the second error.
  'open a window': [
    'open("/react")!.closed',
    /^TypeError: .*null|^InvalidAccessError/,
  ],
  'ask the reader': [
    '(() => { if (!prompt("password")) throw Error("no"); })()',
    failure,
  ],
  'use storage': [
    'await new Promise((done, fail) => { const r = indexedDB.open("a"); r.onsuccess = done; r.onerror = () => fail(Error("no")); })',
    /^SecurityError: |^Error: no$/,
  ],
  'block the page': [
    'await new Promise((_, fail) => { const again = () => { Promise.resolve().then(again).catch(fail); }; again(); })',
    /^Error: The code ran for two seconds without a pause\.$/,
  ],
  'block the page despite errors': [
    '(() => { for (;;) { try { for (;;) {} } catch {} } })()',
    /^Error: The code ran for two seconds without a pause\.$/,
  ],
};

/**
 * Times in ms until the attacks that block the page, which keep others from
 * starting.
 */
const delays: Readonly<Record<string, number>> = {
  'block the page': 1000,
  'block the page despite errors': 3500,
};

test('hostile code from an address waits for Run, and each of its attacks fails', async ({
  page,
}) => {
  const tries = Object.entries(attacks).map(
    ([name, [code]]) =>
      `["${name}", ${delays[name] ?? 0}, async () => ${code.replace(/^await /, '')}]`,
  );
  const code = `import { useEffect, useState } from "react";
const attacks: [string, number, () => Promise<unknown>][] = [
${tries.join(',\n')}
];
parent.postMessage({type: "shown", evil: true}, "*");
parent.postMessage({type: "changed", change: {problem: {message: 5, line: 1}}}, "*");
parent.postMessage({type: "changed", change: {log: 5}}, "*");
// Native functions, because code that was stopped runs none of its own until it
// pauses.
const results: Record<string, unknown> = {};
const start = (name: string, attack: () => Promise<unknown>) =>
  attack().then(
    Reflect.set.bind(Reflect, results, name, "DONE"),
    Reflect.set.bind(Reflect, results, name),
  );
export default function Evil() {
  const [shown, setShown] = useState<[string, unknown][]>([]);
  useEffect(() => {
    for (const [name, delay, attack] of attacks) setTimeout(start, delay, name, attack);
    setInterval(() => setShown(Object.entries(results)), 100);
  }, []);
  return <ul>{shown.map(([name, result]) => <li key={name} title={name}>{String(result)}</li>)}</ul>;
}`;
  await openPlayground(page, toHash({code}));
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.evaluate("localStorage.secret = 'kept'");
  await run(page);
  for (const [name, [, error]] of Object.entries(attacks)) {
    const result = resultOf(page).getByTitle(name, {exact: true});
    await expect(result, name).toHaveText(error);
  }
  await expect(page).toHaveURL(/\/playground#/);
  expect(await page.evaluate('localStorage.secret')).toBe('kept');
});

test('code that stops responding is ended, and the page continues @nightly', async ({
  page,
  browserName,
}) => {
  test.skip(
    browserName === 'firefox',
    "In Firefox, the frame shares the page's process.",
  );
  // Time checks can't interrupt a regular expression.
  const code = firstQuery.replace(
    'const alice',
    '/^(a+)+$/.test("a".repeat(40) + "b");\nconst alice',
  );
  await openPlayground(page, toHash({code}));
  await run(page);
  await expect(problem(page)).toHaveText(
    /stopped responding, so the page ended the run/,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await write(page, firstQuery);
  await expect(resultOf(page)).toContainText('100,000,000,000,000');
});

test('an address with too much code shows an error', async ({page}) => {
  await open(page, `/playground${toHash({code: 'a'.repeat(1_000_000)})}`);
  await expect(page.getByRole('alert')).toContainText(
    'The code in this link is too long.',
  );
});

test('a shared link opens with its code, and Reset restores the demo', async ({
  page,
}) => {
  await openPlayground(page, '#example=transfer');
  const {code} = readDemos().find(({name}) => name === 'transfer')!;
  await write(page, code.replace('signed', 'paid'));
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const address = await paste(page);
  await page.goto('/demos');
  await open(page, address);
  await expect(editor(page)).toContainText('paid');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(editor(page)).toContainText('signed');
  await expect(page).toHaveURL(/#example=transfer$/);
});

test('a reload and Back keep the code, also after a link', async ({page}) => {
  await openPlayground(page);
  await write(page, broken('sent', 'kept'));
  await expect(page).toHaveURL(/#example=first-query&code=/);
  await page.reload();
  await expect(editor(page)).toContainText('Transactions kept');
  await choose(page, 'The newest block');
  await expectExample(page, 'live-block');
  await page.goBack();
  await expect(editor(page)).toContainText('Transactions kept');
  await page.getByRole('link', {name: 'Examples', exact: true}).click();
  await expect(heading(page)).toHaveText('Live examples');
  await page.goBack();
  await expect(editor(page)).toContainText('Transactions kept');
});

test('Download saves a project', async ({page, browserName}) => {
  test.skip(
    browserName === 'firefox',
    'Playwright reports no downloads in Firefox.',
  );
  await openPlayground(page, '#example=transfer');
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download'}).click();
  expect((await download).suggestedFilename()).toBe('transfer.zip');
});

test('the compiler underlines errors and completes pallets @wcag-4.1.3', async ({
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

  test('code, result, and console are stacked, and nothing scrolls horizontally @wcag-1.4.10', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', "Playwright can't tap in Firefox.");
    await openPlayground(page);
    await choose(page, 'The newest block');
    await expectExample(page, 'live-block');
    await page.getByRole('button', {name: 'Run'}).tap();
    await expect(resultOf(page)).toContainText('Best block');
    await expect(page.getByText('Live', {exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Chain'}).tap();
    const stop = page.getByLabel('Stop making blocks');
    // Right after a scroll, Chromium would tap at the frame's previous
    // position.
    await stop.scrollIntoViewIfNeeded();
    await expect(stop).toBeInViewport();
    await stop.tap();
    await expect(stop).toBeChecked();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(390);
  });
});
