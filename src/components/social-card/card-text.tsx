import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** Says what the page's card shows to those who cannot see it. */
export default function CardText({title}: {title: string}): ReactNode {
  return (
    <Head>
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:image:alt" content={title} />
    </Head>
  );
}
