import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Claims from '@site/src/components/home/claims';
import Frameworks from '@site/src/components/home/frameworks';
import Hero from '@site/src/components/home/hero';
import {tagline} from '@site/src/config/site';

export default function HomePage(): ReactNode {
  return (
    <Layout title={tagline} description={tagline}>
      <main className="container">
        <Hero />
        <Frameworks />
        <Claims />
      </main>
    </Layout>
  );
}
