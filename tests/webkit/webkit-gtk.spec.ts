// The main features in WebKitGTK, for machines without Playwright's WebKit. Where
// that is installed, `engines` tests more. Playwright can't drive WebKitGTK, so
// Selenium does.
import {expect as baseExpect, test} from '@playwright/test';
import {spawn, type ChildProcess} from 'node:child_process';
import {
  Builder,
  By,
  error as seleniumError,
  Key,
  type WebDriver,
} from 'selenium-webdriver';

import {findWebKitGtk, webKitDriver} from '../../scripts/browsers/webkit-gtk';
import {freePort} from '../free-port';

/** WebKit draws slowly on a busy machine without a graphics card. */
const expect = baseExpect.configure({timeout: 30_000});
const guide = '/react/getting-started/query';
const desktop = {width: 1300, height: 900};
const narrow = {width: 480, height: 900};

/** WebKit's driver, in a virtual screen. */
let driver: ChildProcess;
let browser: WebDriver;

test.beforeAll(async () => {
  const port = await freePort();
  // Root has no sandbox.
  const env = {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'};
  const command = ['--auto-servernum', webKitDriver, `--port=${port}`];
  // `xvfb-run` starts further processes. As a group, they end together.
  driver = spawn('xvfb-run', command, {env, detached: true});
  const options = {binary: await findWebKitGtk(), args: ['--automation']};
  await expect(async () => {
    browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': options,
      })
      .build();
  }).toPass({timeout: 30_000});
});
test.beforeEach(() => resize(desktop));
test.afterAll(async () => {
  await browser?.quit().catch(() => undefined);
  if (driver?.pid) process.kill(-driver.pid);
});

async function resize(size: typeof desktop): Promise<void> {
  await browser.manage().window().setRect(size);
}

/** Opens a page and waits until React has hydrated it. */
async function open(url: string): Promise<void> {
  await browser.get(url);
  await expect.poll(() => attribute('html', 'data-has-hydrated')).toBe('true');
}

const find = (selector: string) => browser.findElement(By.css(selector));
const attribute = (selector: string, name: string) =>
  find(selector).getAttribute(name);
/** Returns a function that reads an element's text, or '' without an element. */
const textOf = (selector: string) => () =>
  find(selector)
    .getText()
    .catch(() => '');
/** Returns the path of the open page. */
const path = async () => new URL(await browser.getCurrentUrl()).pathname;
/** Types into the focused element. */
const type = (...keys: string[]) =>
  browser
    .actions()
    .sendKeys(...keys)
    .perform();

test('WebKit shows a guide, and search finds an API page', async ({
  baseURL,
}) => {
  await open(baseURL + guide);
  expect(await textOf('h1')()).toBe('Query');
  await type('/');
  await expect.poll(textOf('.DocSearch-Modal'), 'modal').not.toBe('');
  await type('useLazyLoadQuery');
  await expect.poll(textOf('[role=option]')).toContain('useLazyLoadQuery');
  await type(Key.ENTER);
  await expect.poll(textOf('h1')).toContain('useLazyLoadQuery');
  await browser.navigate().back();
  await expect.poll(path).toBe(guide);
  await expect.poll(textOf('h1')).toBe('Query');
});

test('WebKit changes to dark mode', async ({baseURL}) => {
  await open(baseURL + guide);
  await find('.navbar [class*=toggle] > button').click();
  await expect.poll(() => attribute('html', 'data-theme')).toBe('dark');
});

test('WebKit opens the menu on a narrow window and follows a link in it', async ({
  baseURL,
}) => {
  await resize(narrow);
  await open(baseURL + guide);
  await find('.navbar__toggle').click();
  await expect.poll(textOf('.navbar-sidebar')).toContain('Mutation');
  const mutation = '/react/getting-started/mutation';
  // While the menu slides in, a click can fail or miss the link.
  await expect(async () => {
    if ((await path()) !== mutation) {
      await find(`.navbar-sidebar a[href$="${mutation}"]`).click();
    }
    await baseExpect.poll(path, {timeout: 2_000}).toBe(mutation);
  }).toPass();
  await expect.poll(textOf('h1')).toBe('Mutation');
});

test('WebKit runs an example, and runs it again after an edit', async ({
  baseURL,
}) => {
  await open(`${baseURL}/playground`);
  const button = (name: string) =>
    browser.findElement(By.xpath(`//button[normalize-space()="${name}"]`));
  await button('Run').click();
  // Alice's 10,000 DOT, in planck.
  await expect.poll(result).toContain('100,000,000,000,000');
  const code = 'export default () => <p>Edited in WebKit</p>;';
  await find('.cm-content').click();
  const keys = browser.actions().keyDown(Key.CONTROL).sendKeys('a');
  await keys.keyUp(Key.CONTROL).sendKeys(code).perform();
  await expect.poll(result).toContain('Edited in WebKit');
});

/** Returns the text of the example's frame, or '' without a frame. */
async function result(): Promise<string> {
  try {
    await browser.switchTo().frame(await find('main iframe'));
    return await textOf('body')();
  } catch (error) {
    if (error instanceof seleniumError.NoSuchElementError) return '';
    throw error;
  } finally {
    await browser.switchTo().defaultContent();
  }
}
