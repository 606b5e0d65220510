import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export default function NotFoundContent({
  className,
}: {
  className?: string;
}): ReactNode {
  const searchPage = useBaseUrl('/search');
  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata
        title="Page Not Found"
        description="There is no page at this address. Search the documentation, or start from React or Vue."
      >
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <p className={styles.status}>404</p>
      <h1>There is no page here</h1>
      <p className={styles.lead}>
        The address may have a typo, or the page has moved. Search for what you
        need, or start from the React or the Vue documentation.
      </p>
      <form action={searchPage} role="search" className={styles.search}>
        <input
          type="search"
          name="q"
          required
          placeholder="Search docs"
          aria-label="Search the documentation"
        />
        <button type="submit">Search</button>
      </form>
      <ul className={styles.ways}>
        <li>
          <Link to="/react/category/getting-started">React documentation</Link>
        </li>
        <li>
          <Link to="/vue/category/getting-started">Vue documentation</Link>
        </li>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}
