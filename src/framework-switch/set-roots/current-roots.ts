import {setLabels} from '../../site/sets';
import type {SetRoot} from '.';

/** Roots of the sets as they are written now; pages import them. */
export const currentRoots: readonly SetRoot[] = [
  {
    id: 'react',
    label: setLabels.react,
    target: '/react/category/getting-started',
  },
  {id: 'vue', label: setLabels.vue, target: '/vue/category/getting-started'},
];
