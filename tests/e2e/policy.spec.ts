// The Content-Security-Policy: the browser blocks and reports what
// `src/after-build/security-headers/site-options.ts` doesn't allow. Uses
// Playwright's own `test`, because that of the fixtures fails on these reports,
// and so checks on all other pages that there are none.
import {expect, test} from '@playwright/test';

import {collectPolicyReports} from './policy-reports';

test('each kind of violation is blocked and reported', async ({page}) => {
  const reports = await collectPolicyReports(page);
  await page.goto('/demos');
  // The same server, which counts as another host.
  const {origin} = new URL(page.url());
  const otherHost = origin.replace('localhost', '127.0.0.1');
  expect(otherHost).not.toBe(origin);
  await page.evaluate((other) => {
    const add = (name: string, attributes: Record<string, string>) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        element.setAttribute(key, value);
      }
      document.body.append(element);
      return element;
    };
    const script = document.createElement('script');
    script.textContent = 'window.breached = true';
    document.body.append(script);
    add('script', {src: `${other}/assets/js/main.js`});
    add('img', {src: `${other}/img/favicon.svg`});
    add('iframe', {src: other});
    add('object', {data: '/img/favicon.svg'});
    add('div', {onclick: 'window.breached = true'}).click();
    // Code of a test can use eval, but code of a timer can't.
    setTimeout(() => {
      try {
        Reflect.apply(eval, undefined, ['window.breached = true']);
      } catch {
        // It is blocked with an error.
      }
    });
    void fetch(`${other}/sitemap.xml`).catch(() => undefined);
  }, otherHost);
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
      .configure({soft: true})
      .poll(() => reports.join('\n'), directive)
      .toContain(` ${directive}`);
  }
  // Scripts that a report doesn't block would have set it.
  expect(await page.evaluate(() => Reflect.has(window, 'breached'))).toBe(
    false,
  );
});
