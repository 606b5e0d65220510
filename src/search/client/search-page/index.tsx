import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import siteConfig from '@generated/docusaurus.config';
import Layout from '@theme/Layout';
import {useEffect, useMemo, useRef, type ReactNode} from 'react';

import {readersSet} from '../../../framework-switch/readers-set';
import {setIds, setLabels} from '../../../site/sets';
import {longestList} from '../ask';
import {kinds} from '../kind';
import {mergeTwins} from '../merge-twins';
import type {Hit} from '../protocol';
import {FailureScreen, StartScreen, Suggestions} from '../screens';
import {isEmbedded, missingResultsUrl} from '../settings';
import {announceOutcome, waitingText} from '../texts';
import Filters from './filters';
import {groupPages, rowsOf, type PageGroup} from './group-pages';
import PageResult from './result';
import styles from './styles.module.css';
import {useAddress, type Address} from './use-address';
import {useResults} from './use-results';

/**
 * The search page: field, filters, and all results of the address's query,
 * grouped by page.
 */
export default function SearchPage(): ReactNode {
  const address = useAddress();
  const {set, kind, scopes} = address;
  const query = address.query.trim();
  const isBrowser = useIsBrowser();
  const results = useResults(query, set, scopes);
  const {shown, isBusy, hasFailed} = results;
  const answers = shown?.answers;
  // A letter renders the page several times.
  const all = useMemo(() => answers?.map(({hits}) => pagesOf(hits)), [answers]);
  const groups = all?.[shown!.chosen] ?? [];
  const counts = all && {
    sets: Object.fromEntries(
      scopes.map(({set: id}, index) => [id, countIn(all[index]!, kind)]),
    ),
    kinds: Object.fromEntries(
      ['' as const, ...kinds].map((id) => [id, countIn(groups, id)]),
    ),
  };
  const listed = groups.filter((group) => !kind || group.kind === kind);
  const count = counts?.kinds[kind];
  /** Number of results without filters. The first scope is all sets. */
  const unfiltered = all ? countIn(all[0]!, '') : 0;
  useEffect(() => {
    if (!isBusy && count !== undefined) announceOutcome(count);
  }, [isBusy, count]);
  const total = answers?.[shown!.chosen]?.nbHits ?? 0;
  const isComplete = answers?.every(({nbHits}) => nbHits <= longestList);
  /** Number of results in both sets. */
  const shared =
    counts && isComplete
      ? setIds.reduce((sum, id) => sum + counts.sets[id]!, -counts.sets['']!)
      : 0;
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
        <WithoutScripts />
        <Filters {...address} counts={counts} />
        <p className={styles.summary} data-needs-scripts>
          {count === undefined
            ? isBusy && waitingText
            : countOf(count, listed.length, shared)}
        </p>
        {isBrowser && !query && <StartScreen set={readersSet()} />}
        <div
          className={styles.results}
          aria-busy={isBusy}
          onClickCapture={results.keepPlace}
        >
          {listed.slice(0, results.pages).map((group) => (
            <PageResult key={group.key} group={group} />
          ))}
        </div>
        {listed.length > results.pages && (
          <button
            type="button"
            className="button button--secondary"
            onClick={results.showMore}
          >
            Show more pages
          </button>
        )}
        {counts && !isBusy && listed.length === 0 && (
          <div className={styles.noResults}>
            {unfiltered > 0 ? (
              <FilteredOut {...address} query={query} count={unfiltered} />
            ) : (
              <NoResults {...address} query={query} />
            )}
          </div>
        )}
        {total > longestList && (
          <p className={styles.note}>
            These are the best {longestList} of {total}. Add a word to find
            others.
          </p>
        )}
        {hasFailed && <FailureScreen onRetry={results.retry} />}
        {!isEmbedded && (
          <p className={styles.note}>
            Powered by <a href="https://www.algolia.com/">Algolia</a>
          </p>
        )}
      </main>
    </Layout>
  );
}

const {baseUrl} = siteConfig;

const pagesOf = (hits: readonly Hit[]): PageGroup[] =>
  groupPages(mergeTwins(hits, baseUrl), baseUrl);

/**
 * Counts the results of a kind, or of all kinds. A result in both sets counts
 * once, as the list shows it.
 */
const countIn = (groups: readonly PageGroup[], kind: string): number =>
  groups.filter((group) => !kind || group.kind === kind).flatMap(rowsOf).length;

/** @param shared - number of results in both sets */
function countOf(results: number, pages: number, shared: number): ReactNode {
  if (results === 0) return null;
  const count = results === 1 ? 'One result' : `${results} results`;
  const places = pages === 1 ? 'one page' : `${pages} pages`;
  if (shared === 0 || results === 1) return `${count} on ${places}`;
  const part = shared === results ? 'all' : shared;
  return `${count} on ${places}, ${part} for both React and Vue`;
}

function NoResults({query, setQuery}: Address): ReactNode {
  return (
    <>
      <p>{`No results found for "${query}"`}</p>
      <Suggestions onChoose={setQuery} />
      <p>
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(query)}>Let us know.</a>
      </p>
    </>
  );
}

/** Shown if only the filters exclude all results. */
function FilteredOut({
  query,
  setSet,
  setKind,
  count,
}: Address & {
  /** Number of results without filters. */
  count: number;
}): ReactNode {
  const removeFilters = () => {
    setSet('');
    setKind('');
  };
  return (
    <>
      <p>{`No results for "${query}" with these filters`}</p>
      <button
        type="button"
        className="button button--secondary"
        onClick={removeFilters}
      >
        {count === 1 ? 'Show the other result' : `Show all ${count} results`}
      </button>
    </>
  );
}

function WithoutScripts(): ReactNode {
  return (
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
  );
}

function Field({query, setQuery}: Address): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The reader may have typed before the scripts started.
    const early = input.current?.value;
    if (early && early !== query) setQuery(early);
    // On touch screens, the keyboard would cover the results.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus();
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
        value={query}
        onChange={({target}) => setQuery(target.value)}
      />
    </form>
  );
}
