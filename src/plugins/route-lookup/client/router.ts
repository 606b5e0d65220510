import {matchPath as match} from 'react-router';

import {mayBeSame} from './lengths';

export * from 'react-router';

/** The path of a page, or of what lies above pages. */
interface Target {
  path: string;
  exact?: boolean;
}

/** The router's own answer, where it is not clear before. */
export function matchPath(
  pathname: string,
  target: Target,
): ReturnType<typeof match> {
  return target.exact && !mayBeSame(pathname, target.path)
    ? null
    : match(pathname, target);
}
