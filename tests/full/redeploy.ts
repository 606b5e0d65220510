// For `missing-scripts.spec.ts`.
import type {Page} from '@playwright/test';
import {readdirSync} from 'node:fs';
import path from 'node:path';

const scripts = path.resolve(__dirname, '../../build/assets/js');

/**
 * Simulates a new deployment for further requests: every script gets another
 * name in the pages, in the scripts, and at the host, and the previous names are
 * gone. The new name has the old one's hash, reversed.
 */
export async function redeploy(page: Page): Promise<void> {
  const hashes = readdirSync(scripts).flatMap(
    (file) => /\.([\da-f]{8})\.js$/.exec(file)?.[1] ?? [],
  );
  if (hashes.length === 0) {
    throw new Error(`${scripts} has no scripts with a hash in their name.`);
  }
  const known = new RegExp(`\\b(?:${hashes.join('|')})\\b`, 'g');
  const future = new RegExp(`\\b(?:${hashes.map(reverse).join('|')})\\b`, 'g');
  await page.route(
    // Files of these types contain no names of scripts.
    ({pathname}) => !/\.(?:css|svg|png|json|woff2)$/.test(pathname),
    async (route) => {
      const request = route.request();
      const url = request.url();
      if (url.search(known) >= 0) {
        await route.fulfill({status: 404, body: ''});
        return;
      }
      const response = await route.fetch({url: url.replace(future, reverse)});
      const body = await response.text();
      await route.fulfill({response, body: body.replace(known, reverse)});
    },
  );
}

function reverse(hash: string): string {
  return Array.from(hash).reverse().join('');
}
