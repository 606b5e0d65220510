import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {buildFixture} from '../build/build-fixture';

test.describe.configure({timeout: 120_000});

const urls = [
  ['https://example.org/a', 'https://example.org/a'],
  ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ['//example.org/a', '//example.org/a'],
  ['#heading', '#heading'],
  ['/docs', '/base/docs'],
  ['docs', '/base/docs'],
] as const;

const links = [
  ['https://example.org/a', 'https://example.org/a', '_blank'],
  ['//example.org/a', '//example.org/a', '_blank'],
  ['#heading', '#heading', undefined],
  ['/docs', '/base/docs', undefined],
] as const;

const paths = [
  ['/docs', '/docs/', true],
  ['/Docs/Page', '/docs/page', true],
  ['/DOCS/', '/docs', true],
  ['/docs', '/docs/page', false],
] as const;

test('the link helper adds the base URL, and paths are compared without case and final slash', async () => {
  await buildFixture(
    {
      settings: {baseUrl: '/base/'},
      files: {
        'docs/index.md': '# Guide\n',
        'src/pages/helpers.tsx': `
          import Link from '@docusaurus/Link';
          import useBaseUrl from '@docusaurus/useBaseUrl';
          import useBrokenLinks from '@docusaurus/useBrokenLinks';
          import {isSamePath} from '@docusaurus/theme-common/internal';
          function WithBaseUrl({url}) {
            return <output data-with-base-url={url}>{useBaseUrl(url)}</output>;
          }
          export default function Page() {
            useBrokenLinks().collectAnchor('heading');
            return (
              <main id="heading">
                {${JSON.stringify(urls)}.map(([url]) => <WithBaseUrl key={url} url={url} />)}
                {${JSON.stringify(links)}.map(([to]) => <Link key={to} to={to} data-link={to} />)}
                {${JSON.stringify(paths)}.map(([a, b]) => (
                  <output key={a + b} data-paths={a + ' ' + b}>{String(isSamePath(a, b))}</output>
                ))}
              </main>
            );
          }`,
      },
    },
    async ({code, output, directory}) => {
      expect(code, output).toBe(0);
      const $ = load(
        await readFile(path.join(directory, 'helpers.html'), 'utf8'),
      );
      for (const [url, expected] of urls) {
        expect($(`[data-with-base-url="${url}"]`).text(), url).toBe(expected);
      }
      for (const [to, href, target] of links) {
        const link = $(`a[data-link="${to}"]`);
        expect(link.attr('href'), to).toBe(href);
        expect(link.attr('target'), to).toBe(target);
      }
      for (const [a, b, same] of paths) {
        expect($(`[data-paths="${a} ${b}"]`).text(), `${a} ${b}`).toBe(
          String(same),
        );
      }
    },
  );
});
