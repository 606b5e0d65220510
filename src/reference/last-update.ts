import path from 'node:path';

import {getFileCommitDate} from '@docusaurus/utils';

/**
 * When the texts of the reference were last changed, as front matter: git knows
 * nothing of the pages, and Docusaurus would warn of that with each build.
 *
 * @returns nothing where there is no history
 */
export async function readLastUpdate(
  siteDir: string,
): Promise<{last_update?: {date: string}}> {
  const texts = path.join(siteDir, 'src/reference');
  const commit = await getFileCommitDate(texts, {age: 'newest'}).catch(
    () => undefined,
  );
  return commit ? {last_update: {date: commit.date.toISOString()}} : {};
}
