import {frozenVersions} from '../../site/versions';
import type {SetRoot} from '.';
import {currentRoots} from './current-roots';

/** `/react/0.68` leads where `/react` led when the version was frozen. */
const frozenRoots = frozenVersions.flatMap((version) =>
  currentRoots.map(({id, label, target}) => ({
    id: `${id}/${version}`,
    label: `${label} ${version}`,
    target: target.replace(`/${id}/`, `/${id}/${version}/`),
  })),
);

export const setRoots: SetRoot[] = [...currentRoots, ...frozenRoots];
