import type {Algoliasearch} from 'algoliasearch';

import {indexSettings} from '../../src/search/index-settings';
import type {SearchRecord} from '../../src/search/to-records';

/**
 * Gives an index our settings and these records in place of those it has. Readers
 * find the old records until all the new ones are there.
 */
export async function pushRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const {taskID} = await client.setSettings({indexName, indexSettings});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({
    indexName,
    objects: records.map((record) => ({...record})),
    batchSize: 1000,
  });
}
