import {counterpartOf} from '../../framework-switch/counterpart';
import type {ApiCounterpart, GuideLinksOptions} from './options';
import {setLabels} from '../../site/sets';
import {frozenVersions} from '../../site/versions';

/** The core and utils pages are the same in both sets: only the others pair. */
function apiCounterpart(page: string): ApiCounterpart | undefined {
  const found = /^\/(\w+)\/api\/\1\/.+\//.test(page)
    ? counterpartOf(page)
    : undefined;
  return found && found.missing === undefined
    ? {
        set: setLabels[found.set],
        name: found.path.split('/').at(-1)!,
        path: found.path,
      }
    : undefined;
}

export const guideLinks: GuideLinksOptions = {
  sets: [
    {folder: 'docs-react', route: 'react'},
    {folder: 'docs-vue', route: 'vue'},
    ...frozenVersions.flatMap((version) => [
      {
        folder: `react_versioned_docs/version-${version}`,
        route: `react/${version}`,
      },
      {
        folder: `vue_versioned_docs/version-${version}`,
        route: `vue/${version}`,
      },
    ]),
  ],
  counterpartOf: apiCounterpart,
};
