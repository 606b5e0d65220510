import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {toScriptText} from './to-script-text';

/** A description of the page for machines, in the words of schema.org. */
export default function StructuredData({
  value,
}: {
  value: Readonly<Record<string, unknown>>;
}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {toScriptText({'@context': 'https://schema.org', ...value})}
      </script>
    </Head>
  );
}
