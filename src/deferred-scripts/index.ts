import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {compileLoader} from './compile-loader';

export type DeferredScriptsOptions = {
  /** Off, pages start their scripts at load, as Docusaurus' pages do. */
  enabled: boolean;
};

/**
 * Starts a page's scripts at the reader's first interaction instead of at load,
 * and loses nothing that the reader does until they answer. The pages list their
 * scripts for it: `page-template.ts` is the configuration's `ssrTemplate`.
 */
export default function deferredScripts(
  _context: LoadContext,
  {enabled}: DeferredScriptsOptions & {id: string},
): Plugin | null {
  if (!enabled) return null;
  return {
    name: 'deferred-scripts',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    injectHtmlTags() {
      // `docusaurus start` has pages of its own, which start their scripts.
      if (process.env.NODE_ENV !== 'production') return {};
      return {headTags: [{tagName: 'script', innerHTML: compileLoader()}]};
    },
  };
}
