import {test, type Browser} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, 'drawn-by.txt');

/** The browser and its fonts, as far as pictures differ by them. */
async function describe(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const widths = await page.evaluate(() =>
    ['system-ui, sans-serif', 'ui-monospace, monospace'].map((font) => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `16px ${font}`;
      return context.measureText('Sphinx of black quartz, 0123').width;
    }),
  );
  await page.close();
  const [text, code] = widths.map(Math.round);
  const [chromium] = browser.version().split('.');
  return JSON.stringify({chromium, widthOfWords: {text, code}});
}

/**
 * Skips the tests of a file, and says so, where browser or fonts are others than
 * those that drew the accepted pictures. Accepting pictures notes what drew them.
 */
export function skipElsewhere(): void {
  test.beforeAll(async ({browser}, {config}) => {
    const here = await describe(browser);
    const accepts = ['all', 'changed'].includes(config.updateSnapshots);
    if (accepts) writeFileSync(file, `${here}\n`);
    const there = readFileSync(file, 'utf8').trim();
    const message = `The pictures were drawn by ${there}, and here is ${here}: they are not compared.`;
    if (here !== there) console.warn(message);
    test.skip(here !== there, message);
  });
}
