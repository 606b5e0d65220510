import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import LeadOn from '../../../components/lead-on';
import type {MovedPage} from '../model';

/** Leads from an old address to the new one. Search engines are told not to list it. */
export default function MovedPageNotice({
  to,
}: Pick<MovedPage, 'to'>): ReactNode {
  const url = useBaseUrl(to);

  return (
    <Layout title="Moved" description="This page has another address now.">
      <LeadOn to={to} />
      <main className="container margin-vert--xl">
        <h1>Moved</h1>
        <p>
          This page is at <Link to={to}>{url}</Link> now.
        </p>
      </main>
    </Layout>
  );
}
