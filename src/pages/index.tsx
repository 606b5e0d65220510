import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Benefits from '@site/src/components/home/benefits';
import Closing from '@site/src/components/home/closing';
import Hero from '@site/src/components/home/hero';
import styles from '@site/src/components/home/styles.module.css';
import WorksWith from '@site/src/components/home/works-with';
import {homeDescription, homeTitle} from '@site/src/site/facts';

export default function HomePage(): ReactNode {
  return (
    <Layout title={homeTitle} description={homeDescription}>
      <main className={`container ${styles.home}`}>
        <Hero />
        <WorksWith />
        <Benefits />
        <Closing />
      </main>
    </Layout>
  );
}
