import type {Plugin} from '@docusaurus/types';

import {collectGarbage, keepHeapSmall} from './collect-garbage';

/** What of the bundler this plugin uses. */
interface Compiler {
  hooks: {shutdown: {tap(name: string, run: () => void): void}};
}

const name = 'free-memory';

/**
 * Frees what compiling left behind before pages are written, and each page that
 * was read afterwards, so that the memory of the steps does not add up.
 */
export default function freeMemory(): Plugin {
  return {
    name,
    configureWebpack() {
      if (process.env.NODE_ENV !== 'production') return {};
      const apply = (compiler: object): void =>
        (compiler as Compiler).hooks.shutdown.tap(name, collectGarbage);
      return {plugins: [{apply}]};
    },
    // Before that of the plugins that read all pages, which come after this one.
    async postBuild() {
      keepHeapSmall();
    },
  };
}
