import path from 'node:path';

import type {Defect} from '../defect';

export const hydrationDefect: Defect = {
  fix: 'hydration-in-one-task/',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'As soon as the frame of a page is hydrated, a context changes for all of it at once, so that React hydrates what is left in one task.',
  until: 'when the context changes in a transition',
  module: '@docusaurus/core/lib/client/browserContext',
  shows: '        setIsBrowser(true);',
};

/** Puts the context that changes in a transition into the place of the original. */
export const browserContextAlias = {
  [require.resolve(hydrationDefect.module)]: path.join(
    __dirname,
    'browser-context.tsx',
  ),
};
