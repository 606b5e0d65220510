import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {searchPage} from '@site/src/site/facts';

import styles from './styles.module.css';

/**
 * A form for the search page that works without JavaScript. `query` is the
 * field's initial value.
 */
export default function SearchForm({query}: {query?: string}): ReactNode {
  return (
    <form
      action={useBaseUrl(`/${searchPage}`)}
      role="search"
      className={styles.form}
    >
      <input
        className="field"
        type="search"
        name="q"
        required
        defaultValue={query}
        placeholder="Search docs"
        aria-label="Search the documentation"
      />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}
