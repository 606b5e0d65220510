import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import type {MovedPage} from '../model';

/** Leads from an old address to the new one. Search engines are told not to list it. */
export default function MovedPageNotice({
  to,
}: Pick<MovedPage, 'to'>): ReactNode {
  const url = useBaseUrl(to);
  const isBrowser = useIsBrowser();

  return (
    <Layout title="Moved" description="This page has another address now.">
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${url}`} />
        <meta name="robots" content="noindex" />
      </Head>
      {isBrowser && <Redirect to={url} />}
      <main className="container margin-vert--xl">
        <h1>Moved</h1>
        <p>
          This page is at <Link to={to}>{url}</Link> now.
        </p>
      </main>
    </Layout>
  );
}
