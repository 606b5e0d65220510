import type {ApiReferenceOptions} from './options';
import {libraryRepository} from '../../site/facts';

/** The packages that have API pages, and the docs sets that show them. */
export const apiReference: ApiReferenceOptions = {
  repository: libraryRepository,
  packages: [
    {
      name: 'core',
      specifier: '@reactive-dot/core',
      description:
        'what both frameworks share: configuration, queries, wallets, contracts and errors.',
    },
    {
      name: 'react',
      specifier: '@reactive-dot/react',
      description:
        'providers, hooks and components that read, watch and write chains from React.',
    },
    {
      name: 'vue',
      specifier: '@reactive-dot/vue',
      description:
        'the plugin and the composables that read, watch and write chains from Vue.',
      declarations: {
        file: 'types/reactive-dot__vue/index.d.ts',
        version: '0.68.0',
      },
    },
    {
      name: 'utils',
      specifier: '@reactive-dot/utils',
      description:
        'amounts with a unit, and arithmetic on integers of any size.',
    },
  ],
  sets: [
    {
      id: 'react',
      docs: 'docs-react',
      packages: ['react', 'core', 'utils'],
      description:
        'Every hook, component, class, function and type, generated from the sources of the published packages.',
    },
    {
      id: 'vue',
      docs: 'docs-vue',
      packages: ['vue', 'core', 'utils'],
      description:
        'Every composable, class, function and type: the Vue package described by hand, core and utils generated from their published sources.',
    },
  ],
};
