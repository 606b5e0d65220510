import {scriptHash} from '../../src/after-build/security-headers/inline-scripts';
import {test as unwatched} from '@playwright/test';

import {expect, hydrated, test} from './fixtures';
import {collectPolicyReports, searchAndRun} from './policy-reports';

const scripts = {
  plain: `window.ran.push('plain')`,
  'characters beyond ASCII': `window.ran.push('characters beyond ASCII'); 'ß→'`,
  'entities, which stay as they are': `window.ran.push('entities, which stay as they are', '&amp;' < 'b' && '<p>')`,
  'line breaks of Windows': `\r\nwindow.ran.push('line breaks of Windows')\r\n\r`,
};

test('a browser computes the hashes that the policy names', async ({
  page,
  baseURL,
}) => {
  const hashes = Object.values(scripts).map(scriptHash);
  const address = `${baseURL}/policy`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {'Content-Security-Policy': `script-src ${hashes.join(' ')}`},
      body: [
        '<!doctype html><head>',
        '<script type="application/json">{"not": "run"}</script>',
        ...Object.values(scripts).map((text) => `<script>${text}</script>`),
      ].join(''),
    }),
  );
  await page.addInitScript(() => Object.assign(window, {ran: []}));
  await page.goto(address);
  expect(
    await page.evaluate(() => Reflect.get(window, 'ran') as string[]),
  ).toEqual(expect.arrayContaining(Object.keys(scripts)));
});

test('nothing is reported with the search open and a live example running', async ({
  page,
}) => {
  const reports = await collectPolicyReports(page);
  await page.goto('/demos');
  await hydrated(page);
  await searchAndRun(page);
  await expect(page.getByText('Running in this page')).toHaveCount(1);
  expect(reports).toEqual([]);
});

unwatched(
  'a breach of each kind is refused and reported',
  async ({page, baseURL}) => {
    const reports = await collectPolicyReports(page);
    await page.goto('/demos');
    await page.evaluate((origin) => {
      const other = origin.replace('localhost', '127.0.0.1');
      const add = (name: string, attributes: Record<string, string>) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) {
          element.setAttribute(key, value);
        }
        document.body.append(element);
      };
      const script = document.createElement('script');
      script.textContent = 'window.breached = true';
      document.body.append(script);
      add('script', {src: `${other}/assets/js/main.js`});
      add('img', {src: `${other}/img/favicon.svg`});
      add('iframe', {src: '/react'});
      add('object', {data: '/img/favicon.svg'});
      add('div', {onclick: 'window.breached = true'});
      document.querySelector<HTMLElement>('div[onclick]')!.click();
      // What a test runs may use eval; what a timer runs may not.
      setTimeout(() => {
        try {
          Reflect.apply(eval, undefined, ['window.breached = true']);
        } catch {
          // It is refused with an error.
        }
      });
      void fetch(`${other}/sitemap.xml`).catch(() => undefined);
    }, baseURL!);
    for (const directive of [
      'script-src-elem inline',
      'script-src-elem http',
      'img-src http',
      'frame-src http',
      'object-src http',
      'script-src-attr inline',
      'script-src eval',
      'connect-src http',
    ]) {
      await expect
        .poll(() => reports.join('\n'), directive)
        .toContain(` ${directive}`);
    }
    expect(await page.evaluate(() => Reflect.has(window, 'breached'))).toBe(
      false,
    );
  },
);
