// The frame of an example confines its code: it can't read the page, send
// anything, or block the reader. In all engines, because each has its own sandbox
// and its own errors. See `src/live-examples/frame`.
import {toHash} from '../../src/live-examples/share/hash';
import {firstQueryResult} from '../e2e/every-demo';
import {chainTestTimeout, expectOfChain, resultOf} from '../e2e/fixtures';
import {firstQuery, openPlayground} from '../e2e/playground-page';
import {expect, open} from './fixtures';
import {
  firstQueryWith,
  hint,
  problem,
  run,
  test,
  write,
} from './playground-editing';

test.describe.configure({timeout: chainTestTimeout});

/** One thing that hostile code tries, and that the frame must refuse. */
interface Attack {
  name: string;
  /** An expression. Its value may be a promise. */
  code: string;
  /**
   * The error with which it must fail. A spelling mistake in the attack would
   * cause another one.
   */
  error: RegExp;
  /**
   * Time until it starts, in ms, if it blocks the frame. Blocking attacks start
   * one after the other, more than two seconds apart, because each takes the two
   * seconds after which `frame/check-time.ts` stops it.
   */
  delay?: number;
}

/** The browser's error for what a frame without an origin can't access. */
const noAccess = /^SecurityError: /;
/** The error of `attempt` in the hostile code. */
const failedAttempt = /^Error: failed$/;
const stopped = /^Error: The code ran for two seconds without a pause\.$/;

const attacks: readonly Attack[] = [
  {
    name: 'read the page',
    code: 'parent.document.title',
    error: noAccess,
  },
  {
    name: 'read cookies',
    code: 'document.cookie',
    error: noAccess,
  },
  {
    name: 'use the network',
    // Without "no-cors", the server's answer would be refused even if the frame
    // had a network.
    code: 'fetch("/llms.txt", {mode: "no-cors"})',
    // Each browser has another message. The message for a spelling mistake
    // contains "is not".
    error: /^TypeError: (?!.* is not )/,
  },
  {
    name: 'use XMLHttpRequest',
    code: 'attempt((done, fail) => { const r = new XMLHttpRequest(); r.onload = done; r.onerror = fail; r.open("GET", "/llms.txt"); r.send(); })',
    error: failedAttempt,
  },
  {
    name: 'load a picture',
    code: 'attempt((done, fail) => { const i = new Image(); i.onload = done; i.onerror = fail; i.src = "/img/favicon.svg"; })',
    error: failedAttempt,
  },
  {
    name: 'create code from text',
    code: '(() => {}).constructor("return 1")()',
    error: /^Error: Code can't be created from text here\.$/,
  },
  {
    name: 'leave the page',
    code: '(() => { top!.location.href = "/react"; })()',
    error: noAccess,
  },
  {
    name: 'open a window',
    code: 'open("/react")!.closed',
    // `open` returns null. In Firefox, it throws the second error.
    error: /^TypeError: .*null|^InvalidAccessError/,
  },
  {
    name: 'ask the reader',
    code: 'attempt((done, fail) => prompt("password") ? done() : fail())',
    error: failedAttempt,
  },
  {
    name: 'write to storage',
    // The frame's own storage is in memory.
    code: '(() => { parent.localStorage.secret = "stolen"; })()',
    error: noAccess,
  },
  {
    name: 'use a database',
    code: 'attempt((done, fail) => { const r = indexedDB.open("a"); r.onsuccess = done; r.onerror = fail; })',
    error: /^SecurityError: |^Error: failed$/,
  },
  {
    name: 'block the page',
    code: 'new Promise((_, fail) => { const again = () => { Promise.resolve().then(again).catch(fail); }; again(); })',
    error: stopped,
    delay: 1000,
  },
  {
    name: 'block the page despite errors',
    code: '(() => { for (;;) { try { for (;;) {} } catch {} } })()',
    error: stopped,
    delay: 3500,
  },
];

const attackSource = attacks.map(
  ({name, code, delay = 0}) =>
    `[${JSON.stringify(name)}, ${delay}, async () => ${code}],`,
);

/**
 * Runs the attacks, and shows their errors. Also sends malformed messages,
 * which would crash the page if it read them.
 */
const hostileCode = `import { useEffect, useState } from "react";
const attempt = (start: (done: () => void, fail: () => void) => void) =>
  new Promise<void>((resolve, reject) => start(resolve, () => reject(Error("failed"))));
const attacks: [string, number, () => Promise<unknown>][] = [
${attackSource.join('\n')}
];
for (const message of [
  {type: "changed", change: {problem: {message: 5, line: 1}}},
  {type: "log", entry: 5},
  {type: "requests", rows: 5},
]) parent.postMessage(message, "*");
// Native functions, because code that was stopped runs none of its own until it
// pauses. The last argument keeps the result of an attack out: it would be the
// object that gets "DONE".
const results: Record<string, unknown> = {};
const start = (name: string, attack: () => Promise<unknown>) =>
  attack().then(
    Reflect.set.bind(Reflect, results, name, "DONE", results),
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

test('hostile code from an address waits for Run, and each of its attacks fails', async ({
  page,
}) => {
  // Without a listener, Playwright itself would dismiss a dialog.
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept('secret');
  });
  const answers: string[] = [];
  page.on('response', (response) => answers.push(response.url()));
  await openPlayground(page, toHash({code: hostileCode}));
  await expect(hint(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.evaluate("localStorage.secret = 'kept'");
  await run(page);
  // Each attack that has ended is an item.
  const results = resultOf(page).getByRole('listitem');
  await expectOfChain.soft(results).toHaveCount(attacks.length);
  for (const {name, error} of attacks) {
    const result = resultOf(page).getByTitle(name, {exact: true});
    // Reports all attacks that succeed, and those that didn't end in time.
    await expect.soft(result, name).toHaveText(error, {timeout: 1000});
  }
  await expect(page).toHaveURL(/\/playground#/);
  expect(dialogs).toEqual([]);
  expect(answers.filter((url) => url.endsWith('/llms.txt'))).toEqual([]);
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
  // Time checks can't interrupt a regular expression. This one would take days,
  // because it backtracks 2 to the power of 40 times.
  const code = firstQueryWith(
    'const alice',
    '/^(a+)+$/.test("a".repeat(40) + "b");\nconst alice',
  );
  await openPlayground(page, toHash({code}));
  await run(page);
  // After five pings without an answer, one each second.
  await expectOfChain(problem(page)).toHaveText(
    /stopped responding, so the page ended the run/,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await write(page, firstQuery);
  await expectOfChain(resultOf(page)).toContainText(firstQueryResult);
});

test('an address with too much code shows an error', async ({page}) => {
  // 20 times the limit in `share/hash.ts`. It packs to a short address.
  const code = 'a'.repeat(1_000_000);
  await open(page, `/playground${toHash({code})}`);
  await expect(page.getByRole('alert')).toContainText(
    'The code in this link is too long.',
  );
});
