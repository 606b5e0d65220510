import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/**
 * Redirects from a set's root to its first category: immediately on the client,
 * or with a refresh if there is no JavaScript. Search engines don't list it.
 */
export default function SetRootPage({
  label,
  target,
}: {
  label: string;
  /** Path below the base URL. */
  target: string;
}): ReactNode {
  const url = useBaseUrl(target);
  const isBrowser = useIsBrowser();
  return (
    <Layout
      title={label}
      description={`The documentation of ReactiveDOT for ${label}. Start with Getting started.`}
    >
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${url}`} />
        <meta name="robots" content="noindex" />
      </Head>
      {isBrowser && <Redirect to={url} />}
      <main className="container margin-vert--xl">
        <h1>{label}</h1>
        <p>
          The {label} documentation begins with{' '}
          <Link to={target}>Getting started</Link>.
        </p>
      </main>
    </Layout>
  );
}
