import type {Defect} from './defect';

/** Every page loads Prism, which colors code in the browser. */
export const browserPrismDefect: Defect = {
  fix: 'browser-prism.ts',
  package: '@docusaurus/theme-classic',
  version: '3.9.2',
  problem:
    'Every page loads Prism, about 34 kB of scripts, even if it highlights no code in the browser.',
  removeWhen: 'the theme loads Prism only with its own code block',
  module: '@docusaurus/theme-classic/lib/prism-include-languages',
  evidence: ["import { Prism } from 'prism-react-renderer';"],
};

/**
 * Removes the theme's client module for Prism. All code is colored at build
 * time.
 */
export const withoutBrowserPrism = {
  [require.resolve(browserPrismDefect.module)]: false as const,
};
