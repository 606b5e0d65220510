import Link from '@docusaurus/Link';
import {useEffect, useEffectEvent, type ReactNode} from 'react';

import styles from './screens.module.css';
import {tasks} from './tasks';
import {failureHelp, failureTitle, suggestions, waitingText} from './texts';

/** Common tasks, shown for an empty query. */
export function StartScreen({
  set,
  onClose,
}: {
  /** Id of the reader's set. */
  set: string;
  onClose?: () => void;
}): ReactNode {
  return (
    <nav className="search-start" aria-labelledby="search-tasks">
      <h2 id="search-tasks">Common tasks</h2>
      {tasks.map(({title, page, path}) => (
        <Link key={path} to={`/${set}/${path}`} onClick={onClose}>
          <span>{title}</span>
          <span>{page}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Suggested queries, shown without results. */
export function Suggestions({
  onChoose,
}: {
  onChoose: (query: string) => void;
}): ReactNode {
  return (
    <p className={styles.suggestions}>
      Try searching for
      {suggestions.map((query) => (
        <button
          key={query}
          type="button"
          className="clean-btn"
          onClick={() => onChoose(query)}
        >
          {query}
        </button>
      ))}
    </p>
  );
}

/** Shown while a search runs. */
export function WaitingScreen(): ReactNode {
  return <p className={styles.waiting}>{waitingText}</p>;
}

/**
 * Shown after a failed search. Retries with its button, and when the reader is
 * online again.
 */
export function FailureScreen({onRetry}: {onRetry: () => void}): ReactNode {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listener = () => retry();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  return (
    <div className={styles.failure}>
      <strong>{failureTitle}</strong>
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
