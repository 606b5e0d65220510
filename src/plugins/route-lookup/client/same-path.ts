import {isSamePath as isSame} from '@docusaurus/theme-common/internal';

import {mayBeSame} from './lengths';

/** The theme's own answer, where it is not clear before. */
export function isSamePath(a?: string, b?: string): boolean {
  return mayBeSame(a ?? '', b ?? '') && isSame(a, b);
}
