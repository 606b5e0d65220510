import {
  useActivePlugin,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {currentRoots} from '@site/src/framework-switch/set-roots/current-roots';

/** The trail begins at the set, not at the home page, which the brand leads to. */
export default function SetBreadcrumb(): ReactNode {
  const activeSet = useActivePlugin({failfast: true})!.pluginId;
  const {version, isLast} = useDocsVersion();
  const set = currentRoots.find(({id}) => id === activeSet)!;
  const target = isLast
    ? set.target
    : set.target.replace(`/${set.id}/`, `/${set.id}/${version}/`);
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={target}>
        {set.label}
      </Link>
    </li>
  );
}
