import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {compileLoader} from './compile-loader';

export type DeferredScriptsOptions = {
  /** Off, pages start their scripts at load, as Docusaurus' pages do. */
  enabled: boolean;
  /** Pages, below the base path, that need their scripts at once when they are asked for something. */
  startAtOnce: readonly {path: string; parameter: string}[];
};

/**
 * Starts a page's scripts at the reader's first interaction instead of at load,
 * and loses nothing that the reader does until they answer. The pages list their
 * scripts for it: `page-template.ts` is the configuration's `ssrTemplate`.
 */
export default function deferredScripts(
  {baseUrl}: LoadContext,
  {enabled, startAtOnce}: DeferredScriptsOptions & {id: string},
): Plugin | null {
  if (!enabled) return null;
  return {
    name: 'deferred-scripts',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    injectHtmlTags() {
      // `docusaurus start` has pages of its own, which start their scripts.
      if (process.env.NODE_ENV !== 'production') return {};
      const innerHTML = compileLoader(
        startAtOnce.map((page) => ({...page, path: baseUrl + page.path})),
      );
      return {headTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
