import {sets} from '../../site/sets';
import type {SetRoot} from '.';

/** Roots of the sets as they are written now; pages import them. */
export const currentRoots: readonly SetRoot[] = sets.map(({id, label}) => ({
  id,
  label,
  target: `/${id}/category/getting-started`,
}));
