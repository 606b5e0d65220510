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
import {runCommandLine} from './command-line';
import {pushRecords} from './search-push/push-records';
import {readPushRequest} from './search-push/read-request';

runCommandLine(async () => {
  const {values} = parseArgs({
    options: {
      push: {type: 'boolean', default: false},
      records: {type: 'string', default: path.join(cacheFolder, recordsFile)},
    },
  });
  if (!existsSync(values.records)) {
    throw new Error(
      `There are no records in ${values.records}. Run "npm run build" first.`,
    );
  }
  const text = readFileSync(values.records, 'utf8');
  const records = JSON.parse(text) as SearchRecord[];
  const pages = new Set(records.map((record) => record.url_without_anchor));
  console.log(
    `${records.length} records of ${pages.size} pages, ${(text.length / 1024).toFixed(1)} KiB`,
  );
  if (!values.push) {
    console.log('Nothing was sent. Add "-- --push" to replace the index.');
    return;
  }
  const {appId, adminKey, indexName} = readPushRequest(process.env);
  await pushRecords(algoliasearch(appId, adminKey), indexName, records);
  console.log(`The index ${indexName} now holds these records.`);
});
