import path from 'node:path';

import {counterpartOf} from '../../framework-switch/counterpart';
import type {ApiCounterpart, GuideLinksOptions} from './remark-guide-links';
import {setLabels, sets} from '../../site/sets';
import {frozenVersions} from '../../site/versions';

/** The core and utils pages are the same in both sets: only the others pair. */
function apiCounterpart(page: string): ApiCounterpart | undefined {
  const found = /^\/(\w+)\/api\/\1\/.+\//.test(page)
    ? counterpartOf(page)
    : undefined;
  return found && !found.isMissing
    ? {
        set: setLabels[found.set],
        name: path.posix.basename(found.path),
        path: found.path,
      }
    : undefined;
}

export const guideLinks: GuideLinksOptions = {
  sets: sets.flatMap(({id, folder}) => [
    {folder, route: id},
    ...frozenVersions(id).map((version) => ({
      folder: `${id}_versioned_docs/version-${version}`,
      route: `${id}/${version}`,
    })),
  ]),
  counterpartOf: apiCounterpart,
};
