// The playground shows mistakes in the reader's code where they are. In all
// engines, because their stack traces and messages differ, which the page reads
// to find the line.
import {
  chainTestTimeout,
  // Waits longer than Playwright's, for the blocks of a chain.
  expectOfChain as expect,
  resultOf,
} from '../e2e/fixtures';
import {firstQuery, openPlayground} from '../e2e/playground-page';
import {
  firstQueryWith,
  hint,
  problem,
  run,
  test,
  write,
} from './playground-editing';

test.describe.configure({timeout: chainTestTimeout});

/** Returns the first example with a statement before it returns its elements. */
const withStatement = (statement: string): string =>
  firstQueryWith('  return (', `  ${statement}\n  return (`);

interface Mistake {
  /** Its name in the test's steps. */
  what: string;
  /** The first example with the mistake. */
  code: string;
  message: RegExp;
  /** The underlined line, from 1. Absent if no line is to blame. */
  line?: number;
}

const mistakes: readonly Mistake[] = [
  {
    what: 'a syntax error',
    code: firstQueryWith('const alice =', 'const alice = ='),
    message: /^Line 4: Unexpected token/,
    line: 4,
  },
  {
    what: 'an unknown package',
    code: firstQueryWith('dot/react', 'dot/reakt'),
    message:
      /^Line 1: "@reactive-dot\/reakt" can't be imported here\. You can import .*@reactive-dot\/react,/,
    line: 1,
  },
  {
    what: 'an unknown export',
    code: firstQuery.replaceAll('useLazyLoadQuery', 'useEagerQuery'),
    message: /^Line 7: "@reactive-dot\/react" has no export "useEagerQuery"\./,
    line: 7,
  },
  {
    what: 'a missing component',
    code: firstQueryWith('export default ', ''),
    message: /needs a component as its default export/,
  },
  {
    what: 'an exception while rendering',
    code: withStatement('if (account) throw new Error("planted example.tsx");'),
    message: /^Line 11: planted/,
    line: 11,
  },
  {
    what: 'an endless loop while rendering',
    code: withStatement('while (true) {}'),
    message: /^Line 11: The code ran for two seconds without a pause/,
    line: 11,
  },
  {
    what: 'an endless recursion',
    code: withStatement('(function again(): void { again(); })();'),
    message: /^Line 11: (?:Maximum call stack|too much recursion)/,
    line: 11,
  },
  {
    what: 'code from text, which has no time checks',
    code: firstQueryWith('const alice', 'eval("for (;;);");\nconst alice'),
    message: /^Line 4: Code can't be created from text here/,
    line: 4,
  },
];

test('a mistake shows its message and line, and the last good result stays @nightly', async ({
  page,
}) => {
  // All mistakes share one run, so that each replaces the one before.
  test.setTimeout(2 * chainTestTimeout);
  await openPlayground(page, '#example=first-query');
  await run(page);
  await expect(hint(page)).toHaveCount(0);
  const result = resultOf(page);
  await write(page, firstQueryWith('Transactions sent', 'The last good'));
  await expect(result).toContainText('The last good');
  for (const {what, code, message, line} of mistakes) {
    await test.step(what, async () => {
      await write(page, code);
      await expect(problem(page)).toHaveText(message);
      await expect(result).toContainText('The last good');
      if (line === undefined) return;
      const wrongLine = page.locator('.cm-line').nth(line - 1);
      await expect(wrongLine.locator('.cm-lintRange-error')).not.toHaveCount(0);
    });
  }

  await test.step('correct code', async () => {
    await write(page, firstQuery);
    await expect(result).toContainText('Transactions sent');
    await expect(problem(page)).toHaveCount(0);
  });
});

test('the console shows messages and exceptions outside of components', async ({
  page,
}) => {
  await openPlayground(page, '#example=first-query');
  await run(page);
  await write(
    page,
    firstQueryWith(
      'const alice',
      `console.log("a", 1n, {b: [2]});
setTimeout(() => { throw new Error("later, example.tsx"); });
const alice`,
    ),
  );
  const log = page.getByRole('log');
  await expect(log).toContainText('a 1n {"b":[2]}');
  await expect(log).toContainText('Line 5: later');

  await test.step('the next run replaces them', async () => {
    await write(
      page,
      firstQueryWith('const alice', 'console.log("again");\nconst alice'),
    );
    await expect(log).toHaveText('again');
  });

  await test.step('Clear removes them', async () => {
    await page.getByRole('button', {name: 'Clear'}).click();
    await expect(log).toHaveText('');
  });
});
