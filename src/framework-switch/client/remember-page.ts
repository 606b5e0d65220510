import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';

import {setOf} from '../set-of';
import {rememberSet} from './remember-set';

/**
 * Remembers the set after navigation. The inline script does so on page load.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
}) => {
  const set = setOf(location.pathname.slice(siteConfig.baseUrl.length - 1));
  if (set) rememberSet(set);
};
