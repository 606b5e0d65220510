import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';

export interface SetRoot {
  /** The set's id, of a frozen version with its number; also the path of its root. */
  id: string;
  /** Name of the set as readers see it. */
  label: string;
  /** Where the root leads, below the base URL. */
  target: string;
}

/**
 * Gives each documentation set a page at its root that leads to the set's first
 * category: at once in the client, by a refresh where there are no scripts.
 */
export default function setRoots(
  context: LoadContext,
  {roots}: {id: string; roots: SetRoot[]},
): Plugin {
  return {
    name: 'set-roots',
    async contentLoaded({actions}) {
      for (const root of roots) {
        actions.addRoute({
          path: normalizeUrl([context.baseUrl, root.id]),
          exact: true,
          component:
            '@site/src/framework-switch/set-roots/client/set-root-page.tsx',
          props: {label: root.label, target: root.target},
        });
      }
    },
  };
}
