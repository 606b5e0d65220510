import {expectOfChain as expect, resultOf} from '../e2e/fixtures';
import {firstQuery, openPlayground} from '../e2e/playground-page';
import {
  firstQueryWith,
  hint,
  problem,
  run,
  test,
  write,
} from './playground-editing';

test.describe.configure({timeout: 90_000});

const withStatement = (statement: string): string =>
  firstQueryWith('  return (', `  ${statement}\n  return (`);

interface Mistake {
  what: string;
  code: string;
  message: RegExp;
  /** The underlined line. */
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

test('a mistake shows its message and line, and the last good result stays', async ({
  page,
}) => {
  test.setTimeout(180_000);
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
  await write(
    page,
    firstQueryWith('const alice', 'console.log("again");\nconst alice'),
  );
  await expect(log).toHaveText('again');
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(log).toHaveText('');
});
