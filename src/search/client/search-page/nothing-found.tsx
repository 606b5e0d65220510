import type {ReactNode} from 'react';

import {missingResultsUrl} from '../settings';
import {suggestions} from '../tasks';
import styles from './styles.module.css';

/** What to do where a query finds nothing. */
export default function NothingFound({
  query,
  onChoose,
}: {
  query: string;
  onChoose: (query: string) => void;
}): ReactNode {
  return (
    <div className={styles.none}>
      <p>No results were found</p>
      <p>
        Try searching for{' '}
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            className="clean-btn"
            onClick={() => onChoose(suggestion)}
          >
            {suggestion}
          </button>
        ))}
      </p>
      <p>
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(query)}>Let us know.</a>
      </p>
    </div>
  );
}
