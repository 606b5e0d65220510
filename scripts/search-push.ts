/**
 * Replaces the hosted search index with the records of the last build. Without
 * `--push` it only prints what it would send.
 *
 * Usage: `npm run search:push [-- --push]` with ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY
 * and, where the index is not named Documentation, ALGOLIA_INDEX_NAME.
 */
import {algoliasearch} from 'algoliasearch';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {cacheFolder, recordsFile} from '../src/search/files';
import type {SearchRecord} from '../src/search/to-records';
import {pushRecords} from './search-push/push-records';
import {readPushRequest} from './search-push/read-request';
import {summarizeRecords} from './search-push/summarize';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      push: {type: 'boolean', default: false},
      records: {
        type: 'string',
        default: path.join(cacheFolder, recordsFile),
      },
    },
  });
  if (!existsSync(values.records)) {
    throw new Error(
      `There are no records in ${values.records}. Run "npm run build" first.`,
    );
  }
  const records = JSON.parse(
    readFileSync(values.records, 'utf8'),
  ) as SearchRecord[];
  summarizeRecords(records).forEach((line) => console.log(line));
  if (!values.push) {
    console.log('Nothing was sent. Add "-- --push" to replace the index.');
    return;
  }

  const {appId, adminKey, indexName} = readPushRequest(process.env);
  await pushRecords(algoliasearch(appId, adminKey), indexName, records);
  console.log(`The index ${indexName} now holds these records.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
