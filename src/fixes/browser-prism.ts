import type {Defect} from './defect';

export const browserPrismDefect: Defect = {
  fix: 'browser-prism.ts',
  package: '@docusaurus/theme-classic',
  version: '3.9.2',
  problem:
    'Every page loads Prism, about 34 kB of scripts, even if it highlights no code in the browser.',
  until: 'when the theme loads Prism only with its own code block',
  module: '@docusaurus/theme-classic/lib/prism-include-languages',
  shows: "import { Prism } from 'prism-react-renderer';",
};

/**
 * Removes the theme's client module for Prism. All code is colored at build
 * time.
 */
export const withoutBrowserPrism = {
  [require.resolve(browserPrismDefect.module)]: false as const,
};
