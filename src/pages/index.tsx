import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {tagline, title} from '@site/src/config/site';

export default function HomePage(): ReactNode {
  return (
    <Layout title={tagline} description={tagline}>
      <main>
        <h1>{title}</h1>
        <p>{tagline}</p>
      </main>
    </Layout>
  );
}
