import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Claims from '@site/src/components/home/claims';
import Frameworks from '@site/src/components/home/frameworks';
import Hero from '@site/src/components/home/hero';
import styles from '@site/src/components/home/styles.module.css';
import TakeAlong from '@site/src/components/home/take-along';
import SiteData from '@site/src/components/structured-data/site';
import {homeDescription, homeTitle} from '@site/src/site/facts';

export default function HomePage(): ReactNode {
  return (
    <Layout title={homeTitle} description={homeDescription}>
      <SiteData />
      <main className={clsx('container', styles.home)}>
        <Hero />
        <Frameworks />
        <Claims />
        <TakeAlong />
      </main>
    </Layout>
  );
}
