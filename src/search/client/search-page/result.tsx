import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';

import {setLabels} from '../../../site/sets';
import type {Row} from '../merge-twins';
import {rowsOf, type PageGroup} from './group-pages';
import styles from './styles.module.css';

const labels: readonly string[] = Object.values(setLabels);

/** Number of sections of a page to show before "more". */
const sectionsAtOnce = 3;

/** The results on one page. Their texts are escaped HTML. */
export default function PageResult({group}: {group: PageGroup}): ReactNode {
  const {page, sections} = group;
  const [first] = rowsOf(group);
  const names = Object.values(first!.hit._highlightResult.hierarchy);
  const [place, title = place] = names.map(({value}) => value);
  const sets = setsOf(group);
  const further = sections.slice(sectionsAtOnce);
  const list = (rows: readonly Row[]) =>
    rows.map((row) => (
      <SectionResult key={row.hit.objectID} row={row} sets={sets} />
    ));
  return (
    <article className={styles.result}>
      <h2>
        <ResultLink url={withoutHash(first!.hit.url)} text={title!} />
      </h2>
      <SetLinks sets={sets} />
      <ul className="breadcrumbs">
        {trailOf(place!).map((part, index) => (
          <li
            key={index}
            className="breadcrumbs__item"
            dangerouslySetInnerHTML={html(part)}
          />
        ))}
      </ul>
      {page && <Excerpt row={page} />}
      {list(sections.slice(0, sectionsAtOnce))}
      {further.length > 0 && (
        <details>
          <summary>{further.length} more on this page</summary>
          {list(further)}
        </details>
      )}
    </article>
  );
}

function SectionResult({
  row,
  sets,
}: {
  row: Row;
  /** The sets that have the page. */
  sets: Row['sets'];
}): ReactNode {
  const names = Object.values(row.hit._highlightResult.hierarchy);
  const headings = names.slice(2).map(({value}) => value);
  return (
    <section className={styles.section}>
      <h3>
        <ResultLink url={row.hit.url} text={headings.join(' › ')} />
      </h3>
      {row.sets.length < sets.length && <SetLinks sets={row.sets} />}
      <Excerpt row={row} />
    </section>
  );
}

function SetLinks({sets}: {sets: Row['sets']}): ReactNode {
  const toPath = useSearchResultUrlProcessor();
  return (
    <ul className={styles.sets}>
      {sets.map(({set, url}) => (
        <li key={set}>
          <Link to={toPath(url)}>{setLabels[set]}</Link>
        </li>
      ))}
    </ul>
  );
}

function ResultLink({url, text}: {url: string; text: string}): ReactNode {
  const toPath = useSearchResultUrlProcessor();
  return <Link to={toPath(url)} dangerouslySetInnerHTML={html(text)} />;
}

function Excerpt({row}: {row: Row}): ReactNode {
  const {content} = row.hit._snippetResult;
  return content && <p dangerouslySetInnerHTML={html(content.value)} />;
}

/** Links to the page in each set that has it. */
function setsOf(group: PageGroup): Row['sets'] {
  const all = rowsOf(group).flatMap(({sets}) => sets);
  const bySet = new Map(all.map((each) => [each.set, each]));
  return Array.from(bySet.values(), ({set, url}) => ({
    set,
    url: withoutHash(url),
  }));
}

const withoutHash = (url: string): string => url.replace(/#.*/, '');

/**
 * Returns the categories of a page, without its sets, which have separate
 * links.
 */
function trailOf(place: string): string[] {
  const [first = '', ...rest] = place.split(' / ');
  const plain = first.replace(/<[^>]+>/g, '');
  return labels.includes(plain) ? rest : [first, ...rest];
}

const html = (__html: string) => ({__html});
