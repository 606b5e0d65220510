import type {Configuration} from 'webpack';

import type {Defect} from './defect';

export const lazyBarrelDefect: Defect = {
  fix: 'lazy-barrel.ts',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'Each build prints that an option is deprecated: Docusaurus sets what Rspack does by default.',
  until: 'when Docusaurus no longer sets it',
  module: '@docusaurus/core/lib/webpack/base',
  shows: 'experiments.lazyBarrel = true;',
};

/** Leaves the option to the bundler's default. Merging with a configuration of ours could not take it out. */
export function dropLazyBarrel({experiments = {}}: Configuration): void {
  Reflect.deleteProperty(experiments, 'lazyBarrel');
}
