import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';

import type {Hit} from '../protocol';
import styles from './styles.module.css';

/** One result: its heading, the way to it, and an excerpt. Texts are HTML, escaped where they were made. */
export default function Result({
  url,
  _highlightResult: {hierarchy},
  _snippetResult: {content},
}: Hit): ReactNode {
  const toPath = useSearchResultUrlProcessor();
  const headings = Object.values(hierarchy).map(({value}) => value);
  return (
    <article className={styles.result}>
      <h2>
        <Link
          to={toPath(url)}
          dangerouslySetInnerHTML={html(headings.at(-1)!)}
        />
      </h2>
      <ul className="breadcrumbs">
        {headings.slice(0, -1).map((heading, index) => (
          <li
            key={index}
            className="breadcrumbs__item"
            dangerouslySetInnerHTML={html(heading)}
          />
        ))}
      </ul>
      {content && <p dangerouslySetInnerHTML={html(content.value)} />}
    </article>
  );
}

const html = (__html: string) => ({__html});
