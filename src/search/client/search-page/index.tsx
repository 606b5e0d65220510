import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import siteConfig from '@generated/docusaurus.config';
import Layout from '@theme/Layout';
import {useEffect, useRef, type ReactNode} from 'react';

import {readersSet} from '../../../framework-switch/readers-set';
import {setIds, setLabels} from '../../../site/sets';
import {longestList} from '../ask';
import {FailureScreen, StartScreen, Suggestions} from '../screens';
import {isEmbedded, missingResultsUrl} from '../settings';
import {mergeTwins} from '../merge-twins';
import Result from './result';
import SetChoice from './set-choice';
import styles from './styles.module.css';
import {useAddress, type Address} from './use-address';
import {useResults} from './use-results';

/** All results of the query in the address, and the field to change it. */
export default function SearchPage(): ReactNode {
  const address = useAddress();
  const query = address.query.trim();
  const isBrowser = useIsBrowser();
  const results = useResults(query, address.filters);
  const {answer, isBusy, hasFailed, retry} = results;
  const rows = mergeTwins(answer?.hits ?? [], siteConfig.baseUrl);
  const title = query
    ? `Search results for "${query}"`
    : 'Search the documentation';
  return (
    <Layout>
      <PageMetadata
        title={title}
        description="Search the guides and the API reference of ReactiveDOT for React and Vue."
      >
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <main className={styles.page}>
        <h1>{title}</h1>
        <Field {...address} />
        <noscript>
          <p>
            Search needs JavaScript. Without it, look for a name in the API
            reference:{' '}
            {setIds.map((set) => (
              <Link key={set} to={`/${set}/category/api`}>
                {setLabels[set]}{' '}
              </Link>
            ))}
          </p>
        </noscript>
        <div className={styles.row} data-needs-scripts>
          <SetChoice {...address} />
          <p className={styles.count}>{countOf(answer?.nbHits, isBusy)}</p>
        </div>
        {isBrowser && !query && <StartScreen set={readersSet()} />}
        <div
          className={styles.results}
          aria-busy={isBusy}
          onClickCapture={results.keepPlace}
        >
          {rows.map((row) => (
            <Result key={row.objectID} {...row} />
          ))}
        </div>
        {answer?.nbHits === 0 && (
          <div className={styles.none}>
            <p>No results were found</p>
            <Suggestions onChoose={address.setQuery} />
            <p>
              Believe this query should return results?{' '}
              <a href={missingResultsUrl(query)}>Let us know.</a>
            </p>
          </div>
        )}
        {answer && answer.nbHits > longestList && (
          <p className={styles.note}>
            These are the best {longestList}, and pages of both sets share a
            row. Add a word to find others.
          </p>
        )}
        {hasFailed && <FailureScreen onRetry={retry} />}
        {!isEmbedded && (
          <p className={styles.note}>
            Powered by <a href="https://www.algolia.com/">Algolia</a>
          </p>
        )}
      </main>
    </Layout>
  );
}

function Field({query, setQuery}: Address): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Scripts start late: what was typed before is in the field already.
    const early = input.current?.value;
    if (early && early !== query) setQuery(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      data-needs-scripts
    >
      <input
        ref={input}
        className="field"
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

function countOf(count: number | undefined, isBusy: boolean): ReactNode {
  if (count === undefined) return isBusy && 'Searching…';
  if (count === 0) return null;
  return count === 1 ? 'One result' : `${count} results`;
}
