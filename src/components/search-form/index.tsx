import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {searchPage} from '@site/src/site/facts';

import styles from './styles.module.css';

/** Asks the search page, with or without scripts. */
export default function SearchForm({
  className,
}: {
  className?: string;
}): ReactNode {
  return (
    <form
      action={useBaseUrl(`/${searchPage}`)}
      role="search"
      className={clsx(styles.form, className)}
    >
      <input
        type="search"
        name="q"
        required
        placeholder="Search docs"
        aria-label="Search the documentation"
      />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}
