import type {SetRoot} from '../plugins/set-roots';
import {setLabels} from './sets';

export const setRoots: SetRoot[] = [
  {
    id: 'react',
    label: setLabels.react,
    target: '/react/category/getting-started',
  },
  {id: 'vue', label: setLabels.vue, target: '/vue/category/getting-started'},
];
