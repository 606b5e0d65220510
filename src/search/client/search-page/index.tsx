import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {useEffect, useRef, type ReactNode} from 'react';

import {isEmbedded} from '../settings';
import {failureHelp, failureTitle} from '../texts';
import MoreResults from './more-results';
import NothingFound from './nothing-found';
import Result from './result';
import ScopeChoice from './scope-choice';
import styles from './styles.module.css';
import {useAddress, type Address} from './use-address';
import {useResults, type Results} from './use-results';
import WithoutScripts from './without-scripts';

/** All results of the query in the address, and the field to change it. */
export default function SearchPage(): ReactNode {
  const address = useAddress();
  const query = address.query.trim();
  const results = useResults(query, address.filters);
  const title = query
    ? `Search results for "${query}"`
    : 'Search the documentation';
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(keepFooterFocusInSight);
    observer.observe(main.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <Layout>
      <PageMetadata
        title={title}
        description="Search the guides and the API reference of ReactiveDOT for React and Vue."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main ref={main} className={styles.page}>
        <h1>{title}</h1>
        <Field {...address} />
        <WithoutScripts />
        <div className={styles.row} data-needs-scripts>
          <ScopeChoice {...address} />
          <p className={styles.count}>
            {countOf(results)}
            {results.elsewhere && (
              <button
                type="button"
                className="clean-btn"
                onClick={() => address.setSet(results.elsewhere!.set)}
              >
                {results.elsewhere.message}
              </button>
            )}
          </p>
        </div>
        <div aria-busy={results.isBusy} onClickCapture={results.keepPlace}>
          {results.rows.map((row) => (
            <Result key={row.objectID} {...row} />
          ))}
          {results.isBusy && results.rows.length === 0 && <Skeleton />}
        </div>
        {results.count === 0 && (
          <NothingFound query={query} onChoose={address.setQuery} />
        )}
        {results.hasFailed && <Failure onRetry={results.retry} />}
        {results.hasMore && !results.hasFailed && (
          <MoreResults shown={results.rows.length} onReach={results.showMore} />
        )}
        {!isEmbedded && (
          <p className={styles.service}>
            Powered by <a href="https://www.algolia.com/">Algolia</a>
          </p>
        )}
      </main>
    </Layout>
  );
}

function Field({
  query,
  setQuery,
}: Pick<Address, 'query' | 'setQuery'>): ReactNode {
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      data-needs-scripts
    >
      <input
        type="search"
        name="q"
        placeholder="Type your search here"
        aria-label="Search"
        autoComplete="off"
        autoFocus
        value={query}
        onChange={({target}) => setQuery(target.value)}
      />
    </form>
  );
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.failure}>
      <p>{failureTitle}</p>
      <p>{failureHelp}</p>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={onRetry}
      >
        Retry
      </button>
    </div>
  );
}

/** Stands where results will. */
function Skeleton(): ReactNode {
  return (
    <div className={styles.skeleton} aria-hidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.result}>
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

function countOf({count, isBusy}: Results): ReactNode {
  if (count === undefined) return isBusy && 'Searching…';
  if (count === 0) return null;
  return count === 1 ? 'One document found' : `${count} documents found`;
}

/** Results that were on their way when the focus reached the footer push it down. */
function keepFooterFocusInSight(): void {
  document
    .querySelector('.footer :focus-visible')
    ?.scrollIntoView({block: 'nearest'});
}
