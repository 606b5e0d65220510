import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {sets} from '../site/sets';
import {frozenVersions} from '../site/versions';
import {markSetScript} from './mark-set';
import {onlySetStyle} from './only-set-style';

/** The roots of the sets and of their frozen versions, below the base URL, as readers see them. */
const roots = sets.flatMap(({id, label}) => [
  {root: id, label},
  ...frozenVersions(id).map((version) => ({
    root: `${id}/${version}`,
    label: `${label} ${version}`,
  })),
]);

/** Remembers which set a reader reads, lets styles choose by it, and gives each set a root. */
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
