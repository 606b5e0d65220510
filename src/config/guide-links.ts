import path from 'node:path';

import type {GuideLinksOptions} from '../plugins/guide-links/options';

export const guideLinks: GuideLinksOptions = {
  siteDir: path.resolve(__dirname, '../..'),
  sets: [
    {folder: 'docs-react', route: 'react'},
    {folder: 'docs-vue', route: 'vue'},
  ],
};
