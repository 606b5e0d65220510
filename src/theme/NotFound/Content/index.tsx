import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Fragment, useEffect, useState, type ReactNode} from 'react';

import SearchForm from '@site/src/components/search-form';
import Waves from '@site/src/css/waves';
import type {TitledPage} from '@site/src/content/page-titles';
import {setLabels} from '@site/src/site/sets';

import {nameOf, nearestPages} from './nearest-pages';
import styles from './styles.module.css';

/** Converts an address to search terms. */
const wordsOf = (pathname: string) =>
  nameOf(pathname).replace(/[^\p{L}\p{N}]+/gu, ' ');

/**
 * The page for an unknown address, with the pages that it most likely means. A
 * host serves one file for all unknown addresses, so the prerendered page knows
 * neither the address nor its set.
 */
export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  // Undefined until the titles of all pages have loaded.
  const [nearest, setNearest] = useState<TitledPage[]>();
  useEffect(() => {
    // Each page of a set can show this one, so the titles aren't part of it.
    import('@generated/page-titles/default/pages.json').then(
      ({default: pages}) => setNearest(nearestPages(pathname, pages)),
      () => {},
    );
  }, [pathname]);
  return (
    <main className={`container ${styles.page}`}>
      <PageMetadata
        title="Page Not Found"
        description="There's no page at this address. Search the documentation, or start from React or Vue."
      >
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Waves className={styles.waves} innerRadius={80} spacing={64} />
      <p className={styles.status}>404</p>
      <h1>There&apos;s no page here</h1>
      <p>
        The address may have a typo, or the page has moved. Search for what you
        need, or start from the React or the Vue documentation.
      </p>
      <p className={styles.guess}>
        {nearest?.map(({set, path, title}, index) => (
          <Fragment key={path}>
            {index === 0
              ? 'Did you mean '
              : index < nearest.length - 1
                ? ', '
                : ' or '}
            <Link to={path}>{`${title} for ${setLabels[set]}`}</Link>
          </Fragment>
        ))}
        {nearest && (nearest.length > 0 ? '?' : 'No page has a similar name.')}
      </p>
      {/* The address's own words may hold the typo. */}
      <SearchForm
        query={
          nearest?.[0]?.title.replace(/ API$/, '') ??
          (isBrowser ? wordsOf(pathname) : undefined)
        }
      />
      <ul className={`clean-list ${styles.ways}`}>
        <li>
          <Link to="/react/category/getting-started">React documentation</Link>
        </li>
        <li>
          <Link to="/vue/category/getting-started">Vue documentation</Link>
        </li>
        <li>
          <Link to="/react/category/api">API reference</Link>
        </li>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}
