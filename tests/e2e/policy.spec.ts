import {scriptHash} from '../../src/plugins/security-headers/inline-scripts';
import {expect, test} from './fixtures';

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
