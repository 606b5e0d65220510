import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {setLabels, type SetId} from '@site/src/site/sets';

/**
 * Starts the breadcrumbs at the set. The brand already links to the home page.
 */
export default function SetBreadcrumb(): ReactNode {
  const {pluginId, version, isLast} = useDocsVersion();
  const set = pluginId as SetId;
  const root = isLast ? `/${set}` : `/${set}/${version}`;
  return (
    <li className="breadcrumbs__item">
      <Link
        className="breadcrumbs__link"
        to={`${root}/category/getting-started`}
      >
        {setLabels[set]}
      </Link>
    </li>
  );
}
