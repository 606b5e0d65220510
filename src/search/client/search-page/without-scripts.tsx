import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {setIds, setLabels} from '../../../site/sets';

/** What a reader without scripts, who cannot search, is told: where everything is listed. */
export default function WithoutScripts(): ReactNode {
  return (
    <noscript>
      <p>
        Search needs JavaScript, which is switched off in this browser. These
        pages list everything:
      </p>
      <ul>
        {setIds.map((set) => (
          <li key={set}>
            {setLabels[set]}:{' '}
            <Link to={`/${set}/category/getting-started`}>guides</Link>,{' '}
            <Link to={`/${set}/category/api`}>API reference</Link>
          </li>
        ))}
        <li>
          <a href={useBaseUrl('/llms.txt')}>All pages as plain text</a>
        </li>
      </ul>
    </noscript>
  );
}
