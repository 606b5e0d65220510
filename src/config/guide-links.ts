import path from 'node:path';

import type {GuideLinksOptions} from '../plugins/guide-links/options';
import {frozenVersions} from './versions';

export const guideLinks: GuideLinksOptions = {
  siteDir: path.resolve(__dirname, '../..'),
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
};
