import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import {memo, useState, type ReactNode} from 'react';

import {setLabels} from '../../../site/sets';
import {pageLabels} from '../kind';
import type {Row} from '../merge-twins';
import {ResultIcon} from '../result-icon';
import {rowsOf, type PageGroup} from './group-pages';
import styles from './styles.module.css';

const labels: readonly string[] = Object.values(setLabels);

/** Number of sections of a page to show before "more". */
const sectionsAtOnce = 3;

/** The results on one page. Their texts are escaped HTML. */
function PageResult({group}: {group: PageGroup}): ReactNode {
  const {page, sections, kind} = group;
  const [first] = rowsOf(group);
  const names = Object.values(first!.hit._highlightResult.hierarchy);
  const [place, title = place] = names.map(({value}) => value);
  const sets = setsOf(group);
  const trail = trailOf(place!);
  // The category of a guide says what it is.
  const [start = '', ...rest] =
    kind === 'guide' && trail.length > 0 ? trail : [pageLabels[kind], ...trail];
  const further = sections.slice(sectionsAtOnce);
  return (
    <article className={styles.result}>
      <h2>
        <ResultLink url={withoutHash(first!.hit.url)} text={title!} />
      </h2>
      <SetLinks sets={sets} />
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <ResultIcon kind={kind} />
          <span dangerouslySetInnerHTML={html(start)} />
        </li>
        {rest.map((part, index) => (
          <li
            key={index}
            className="breadcrumbs__item"
            dangerouslySetInnerHTML={html(part)}
          />
        ))}
      </ul>
      {page && <Excerpt row={page} />}
      <Sections rows={sections.slice(0, sectionsAtOnce)} sets={sets} />
      {further.length > 0 && <Further rows={further} sets={sets} />}
    </article>
  );
}

export default memo(PageResult);

interface SectionsProps {
  rows: readonly Row[];
  /** The sets that have the page. */
  sets: Row['sets'];
}

/**
 * The remaining sections. They are rendered on opening, because they are more
 * than half of the links on the search page.
 */
function Further(props: SectionsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary className="fold-arrow">
        {props.rows.length} more on this page
      </summary>
      {isOpen && <Sections {...props} />}
    </details>
  );
}

function Sections({rows, sets}: SectionsProps): ReactNode {
  return rows.map((row) => (
    <SectionResult key={row.hit.objectID} row={row} sets={sets} />
  ));
}

function SectionResult({row, sets}: {row: Row; sets: Row['sets']}): ReactNode {
  const names = Object.values(row.hit._highlightResult.hierarchy);
  const headings = names.slice(2).map(({value}) => value);
  return (
    <section className={styles.section}>
      <h3>
        <span aria-hidden="true"># </span>
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
