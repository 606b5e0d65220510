import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {sets} from '../site/sets';
import {frozenVersions} from '../site/versions';
import {markSetScript} from './mark-set';
import {onlySetStyle} from './only-set-style';

/**
 * The public roots of the sets and their frozen versions, below the base URL.
 */
const roots = sets.flatMap(({id, label}) => [
  {root: id, label},
  ...frozenVersions(id).map((version) => ({
    root: `${id}/${version}`,
    label: `${label} ${version}`,
  })),
]);

/**
 * Remembers the reader's set, exposes it to styles, and adds a page at the root
 * of each set.
 */
export default function frameworkSwitch(context: LoadContext): Plugin {
  return {
    name: 'framework-switch',
    getClientModules: () => [path.join(__dirname, 'client/remember-page.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: markSetScript(context)},
        {tagName: 'style', innerHTML: onlySetStyle},
      ],
    }),
    async contentLoaded({actions}) {
      for (const {root, label} of roots) {
        actions.addRoute({
          path: context.baseUrl + root,
          exact: true,
          component: '@site/src/framework-switch/client/set-root-page.tsx',
          props: {label, target: `/${root}/category/getting-started`},
        });
      }
    },
  };
}
