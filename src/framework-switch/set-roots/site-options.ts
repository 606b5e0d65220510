import {sets} from '../../site/sets';
import {frozenVersions} from '../../site/versions';
import type {SetRoot} from '.';
import {currentRoots} from './current-roots';

/** `/react/0.68` leads where `/react` led when the version was frozen. */
const frozenRoots = sets.flatMap(({id, label}) =>
  frozenVersions(id).map((version) => ({
    id: `${id}/${version}`,
    label: `${label} ${version}`,
    target: `/${id}/${version}/category/getting-started`,
  })),
);

export const setRoots: SetRoot[] = [...currentRoots, ...frozenRoots];
