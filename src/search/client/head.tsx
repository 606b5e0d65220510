import Head from '@docusaurus/Head';
import {Children, isValidElement, type ReactNode} from 'react';

import {isEmbedded} from './settings';

/** Stands for `<Head>` in the search box: an embedded search has no host to connect to. */
export default function SearchHead({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  return (
    <Head>
      {Children.toArray(children).filter(
        (child) => !(isEmbedded && isPreconnect(child)),
      )}
    </Head>
  );
}

function isPreconnect(child: ReactNode): boolean {
  return (
    isValidElement<{rel?: string}>(child) && child.props.rel === 'preconnect'
  );
}
