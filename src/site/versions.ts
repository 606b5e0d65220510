import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {SetId} from './sets';

/** Returns a set's frozen versions (`npm run docs:version`), newest first. */
export function frozenVersions(set: SetId): string[] {
  const file = path.resolve(__dirname, '../..', `${set}_versions.json`);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[])
    : [];
}
