import type {SetRoot} from '../plugins/set-roots';

export const setRoots: SetRoot[] = [
  {id: 'react', label: 'React', target: '/react/category/getting-started'},
  {id: 'vue', label: 'Vue', target: '/vue/category/getting-started'},
];
