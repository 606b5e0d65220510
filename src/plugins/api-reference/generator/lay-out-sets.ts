import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types.js';

import type {Job} from '../generate';
import {writeSetIndex} from './index-writer';
import type {IndexEntry} from './list-entries';

/**
 * Copies each package's pages into the sets that show it. Links between pages
 * are relative, so a page generated once is right in every set. Above them
 * comes the index of the set.
 */
export function layOutSets(
  job: Job,
  rendered: string,
  entries: readonly IndexEntry[],
): void {
  const sidebar = createRequire(import.meta.url)(
    path.join(rendered, 'typedoc-sidebar.cjs'),
  ) as SidebarItemConfig[];
  for (const set of job.sets) {
    const directory = path.join(job.staging, set.id);
    for (const name of set.packages) {
      fs.cpSync(path.join(rendered, name), path.join(directory, name), {
        recursive: true,
      });
    }
    fs.writeFileSync(
      path.join(directory, 'index.mdx'),
      writeSetIndex(job, set, entries),
    );
    fs.writeFileSync(
      path.join(directory, 'sidebar.json'),
      `${JSON.stringify(set.packages.map((name) => itemOf(sidebar, name)))}\n`,
    );
  }
}

function itemOf(sidebar: SidebarItemConfig[], name: string): SidebarItemConfig {
  const item = sidebar.find(
    (candidate) =>
      typeof candidate === 'object' &&
      'link' in candidate &&
      (candidate.link as {id?: string} | undefined)?.id === `api/${name}/index`,
  );
  if (!item) {
    throw new Error(`The sidebar has no category for the package ${name}.`);
  }
  return item;
}
