import path from 'node:path';

import {Globby} from '@docusaurus/utils';

import {sets} from '../../site/sets';

/**
 * Returns the paths of the pages of exports, by package and name:
 * `core/classes/Query` for `core Query`. Packages that both sets document have
 * the same path in both.
 */
export function findApiPages(siteDir: string): Map<string, string> {
  const files = sets.flatMap(({folder}) =>
    Globby.sync('*/**/*.md', {cwd: path.join(siteDir, folder, 'api')}).sort(),
  );
  return new Map(
    files.map((file) => {
      const page = file.replace(/\.md$/, '');
      const [library] = page.split('/');
      return [`${library} ${path.posix.basename(page)}`, page];
    }),
  );
}
