/**
 * Asks every address of another host that the built site links to whether it is
 * still there. Exit code 1 where one is not, 2 where no host could be reached.
 *
 * Usage: `npm run check:links`
 */
import {existsSync} from 'node:fs';

import {siteUrl} from '../src/site/environment';
import {libraryRepository} from '../src/site/facts';
import {checkLinks, type LeftOut} from './external-links/check-links';
import {collectExternalLinks} from './external-links/collect-links';

const leftOut: LeftOut = [
  {
    address: `${libraryRepository}/issues/new`,
    reason: 'GitHub asks for an account before it answers',
  },
];

const patience = {timeout: 15_000, attempts: 3, pause: 2_000};

async function main(): Promise<void> {
  if (!existsSync('build/404.html')) {
    throw new Error('There is no built site. Run "npm run build" first.');
  }
  const links = await collectExternalLinks('build', new URL(siteUrl).origin);
  const {asked, complaints, isOffline} = await checkLinks(
    links,
    leftOut,
    patience,
  );
  if (isOffline) {
    console.error(
      `None of ${asked} addresses could be reached: this machine seems to have no way out. Nothing was checked.\nThe first: ${complaints[0]}`,
    );
    process.exitCode = 2;
  } else if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    console.error(`${complaints.length} of ${asked} addresses are not there.`);
    process.exitCode = 1;
  } else {
    console.log(`${asked} addresses are there.`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
