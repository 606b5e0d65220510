import {expect as expectSoon, test} from '@playwright/test';
import {spawn, type ChildProcess} from 'node:child_process';
import {Builder, By, Key, type WebDriver} from 'selenium-webdriver';

import {findWebKitGtk, webKitDriver} from '../../scripts/browsers/webkit-gtk';
import {freePort} from '../free-port';

/** Allows for WebKit on a busy machine without a graphics card. */
const expect = expectSoon.configure({timeout: 30_000});
const guide = '/react/getting-started/query';

let process_: ChildProcess;
let browser: WebDriver;

test.beforeAll(async () => {
  const port = await freePort();
  // Root has no sandbox.
  const env = {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'};
  const command = ['--auto-servernum', webKitDriver, `--port=${port}`];
  // A separate process group can be ended as a whole.
  process_ = spawn('xvfb-run', command, {env, detached: true});
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
  await browser.manage().window().setRect({width: 1300, height: 900});
});
test.afterAll(async () => {
  await browser?.quit().catch(() => undefined);
  if (process_.pid) process.kill(-process_.pid);
});

/** Opens a page and waits until its scripts respond. */
async function open(url: string): Promise<void> {
  await browser.get(url);
  await expect.poll(() => attribute('html', 'data-has-hydrated')).toBe('true');
}

const find = (selector: string) => browser.findElement(By.css(selector));
const attribute = (selector: string, name: string) =>
  find(selector).getAttribute(name);
const text = (selector: string) => () =>
  find(selector)
    .getText()
    .catch(() => '');
const path = async () => new URL(await browser.getCurrentUrl()).pathname;
const type = (...keys: string[]) =>
  browser
    .actions()
    .sendKeys(...keys)
    .perform();

test('WebKit shows a guide, and search finds an API page', async ({
  baseURL,
}) => {
  await open(baseURL + guide);
  expect(await text('h1')()).toBe('Query');
  await type('/');
  await expect.poll(text('.DocSearch-Modal')).toBeTruthy();
  await type('useLazyLoadQuery');
  await expect.poll(text('[role=option]')).toContain('useLazyLoadQuery');
  await type(Key.ENTER);
  await expect.poll(text('h1')).toContain('useLazyLoadQuery');
  await browser.navigate().back();
  await expect.poll(path).toBe(guide);
  await expect.poll(text('h1')).toBe('Query');
});

test('WebKit changes the color mode', async ({baseURL}) => {
  await open(baseURL + guide);
  await find('.navbar [class*=toggle] > button').click();
  await expect.poll(() => attribute('html', 'data-theme-choice')).toBe('dark');
});

test('WebKit opens the menu on a narrow window and follows a link in it', async ({
  baseURL,
}) => {
  await browser.manage().window().setRect({width: 480, height: 900});
  await open(baseURL + guide);
  await find('.navbar__toggle').click();
  await expect.poll(text('.navbar-sidebar')).toContain('Mutation');
  // The menu slides in first.
  await expect(() =>
    find('.navbar-sidebar a[href$="/getting-started/mutation"]').click(),
  ).toPass();
  await expect.poll(text('h1')).toBe('Mutation');
  await browser.manage().window().setRect({width: 1300, height: 900});
});

test('WebKit runs an example, and runs it again after an edit', async ({
  baseURL,
}) => {
  await open(`${baseURL}/playground`);
  const button = (name: string) =>
    browser.findElement(By.xpath(`//button[normalize-space()="${name}"]`));
  await button('Run').click();
  await expect.poll(result).toContain('100,000,000,000,000');
  const code = 'export default () => <p>Edited in WebKit</p>;';
  await find('.cm-content').click();
  const keys = browser.actions().keyDown(Key.CONTROL).sendKeys('a');
  await keys.keyUp(Key.CONTROL).sendKeys(code).perform();
  await expect.poll(result).toContain('Edited in WebKit');
});

/** Returns the text of the example's frame. */
async function result(): Promise<string> {
  await browser.switchTo().frame(await find('main iframe'));
  const shown = await text('body')();
  await browser.switchTo().defaultContent();
  return shown;
}
