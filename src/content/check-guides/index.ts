import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

import {findProblems} from './find-problems';

/** Fails the build if readers or search engines couldn't find a guide. */
export default function checkGuides(): Plugin {
  return {
    name: 'check-guides',
    async allContentLoaded({allContent}) {
      const sets = allContent['docusaurus-plugin-content-docs'] ?? {};
      const guides = Object.values(sets)
        .flatMap((content) => (content as LoadedContent).loadedVersions)
        .flatMap(({docs}) => docs)
        .filter(({id}) => !id.startsWith('api/'));
      const problems = guides.flatMap(findProblems);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
