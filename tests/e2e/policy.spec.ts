import {expect, test} from '@playwright/test';

import {collectPolicyReports} from './policy-reports';

// The fixtures' test would fail because of these reports.
test('each kind of violation is blocked and reported', async ({
  page,
  baseURL,
}) => {
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
    add('iframe', {src: other});
    add('object', {data: '/img/favicon.svg'});
    add('div', {onclick: 'window.breached = true'});
    document.querySelector<HTMLElement>('div[onclick]')!.click();
    // Code of a test can use eval, but code of a timer can't.
    setTimeout(() => {
      try {
        Reflect.apply(eval, undefined, ['window.breached = true']);
      } catch {
        // It is blocked with an error.
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
});
