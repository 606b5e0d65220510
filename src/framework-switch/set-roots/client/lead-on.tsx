import Head from '@docusaurus/Head';
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/**
 * Leads from its page to another: at once in the client, by a refresh where
 * there are no scripts. Search engines are told not to list the page.
 *
 * @param to - path below the base URL
 */
export default function LeadOn({to}: {to: string}): ReactNode {
  const url = useBaseUrl(to);
  const isBrowser = useIsBrowser();
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${url}`} />
        <meta name="robots" content="noindex" />
      </Head>
      {isBrowser && <Redirect to={url} />}
    </>
  );
}
