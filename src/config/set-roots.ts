import type {SetRoot} from '../plugins/set-roots';
import {frozenVersions} from './versions';

export const setRoots: SetRoot[] = [
  {id: 'react', label: 'React', target: '/react/category/getting-started'},
  {id: 'vue', label: 'Vue', target: '/vue/category/getting-started'},
  ...frozenVersions.flatMap((version) => [
    {
      id: `react/${version}`,
      label: `React ${version}`,
      target: `/react/${version}/category/getting-started`,
    },
    {
      id: `vue/${version}`,
      label: `Vue ${version}`,
      target: `/vue/${version}/category/getting-started`,
    },
  ]),
];
