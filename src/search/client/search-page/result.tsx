import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';

import {setLabels} from '../../../site/sets';
import type {Row} from '../merge-twins';
import styles from './styles.module.css';

const labels = Object.values(setLabels);

/** One result: its heading, its sets, the way to it, and an excerpt. Texts are HTML, escaped where they were made. */
export default function Result({
  url,
  sets,
  hierarchy: names,
  _highlightResult: {hierarchy},
  _snippetResult: {content},
}: Row): ReactNode {
  const toPath = useSearchResultUrlProcessor();
  const [place = '', ...above] = Object.values(hierarchy).map(
    ({value}) => value,
  );
  const heading = above.pop() ?? place;
  const [first = ''] = (names.lvl0 ?? '').split(' / ');
  const trail = [
    // The links beside the heading name the set.
    ...place.split(' / ').slice(labels.includes(first) ? 1 : 0),
    ...above,
  ];
  return (
    <article className={styles.result}>
      <h2>
        <Link to={toPath(url)} dangerouslySetInnerHTML={html(heading)} />
      </h2>
      <ul className={styles.sets}>
        {sets.map(({set, url: ofSet}) => (
          <li key={set}>
            <Link to={toPath(ofSet)}>{setLabels[set]}</Link>
          </li>
        ))}
      </ul>
      <ul className="breadcrumbs">
        {trail.map((part, index) => (
          <li
            key={index}
            className="breadcrumbs__item"
            dangerouslySetInnerHTML={html(part)}
          />
        ))}
      </ul>
      {content && <p dangerouslySetInnerHTML={html(content.value)} />}
    </article>
  );
}

const html = (__html: string) => ({__html});
