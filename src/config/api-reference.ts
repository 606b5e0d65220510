import type {ApiReferenceOptions} from '../plugins/api-reference/options';
import {libraryRepository} from './site';

/** The packages that have API pages, and the docs sets that show them. */
export const apiReference: ApiReferenceOptions = {
  repository: libraryRepository,
  packages: [
    {name: 'core', specifier: '@reactive-dot/core'},
    {name: 'react', specifier: '@reactive-dot/react'},
    {
      name: 'vue',
      specifier: '@reactive-dot/vue',
      declarations: {
        file: 'types/reactive-dot__vue/index.d.ts',
        version: '0.68.0',
      },
    },
    {name: 'utils', specifier: '@reactive-dot/utils'},
  ],
  sets: [
    {id: 'react', docs: 'docs-react', packages: ['react', 'core', 'utils']},
    {id: 'vue', docs: 'docs-vue', packages: ['vue', 'core', 'utils']},
  ],
};

/** What each package is for, on its card of the category page. */
export const packageDescriptions = {
  '@reactive-dot/react':
    'Providers, hooks and components that read, watch and write chains from React.',
  '@reactive-dot/vue':
    'The plugin and the composables that read, watch and write chains from Vue.',
  '@reactive-dot/core':
    'What both frameworks share: configuration, queries, wallets, contracts and errors.',
  '@reactive-dot/utils':
    'Amounts with a unit, and arithmetic on integers of any size.',
};
