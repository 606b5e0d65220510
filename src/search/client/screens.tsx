import Link from '@docusaurus/Link';
import type {KeyboardEvent, ReactNode} from 'react';

import {tasksOf, suggestions} from './tasks';
import {failureHelp, failureTitle} from './texts';

/** What stands in the modal before anything is typed. */
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
      <h2 id="search-tasks" className="DocSearch-Hit-source">
        Common tasks
      </h2>
      <ul>
        {tasksOf(set).map(({title, page, to}) => (
          <li key={to}>
            <Link to={to} onClick={onClose} onKeyDown={goWithArrows}>
              {title}
              <small>{page}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Arrows lead from task to task, and from the first back to the box. */
function goWithArrows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (!step) return;
  event.preventDefault();
  const links = Array.from(
    document.querySelectorAll<HTMLElement>('.DocSearch-Input, .search-start a'),
  );
  links[links.indexOf(event.currentTarget) + step]?.focus();
}

/** DocSearch has this, but its list never comes. */
export function Suggestions({
  onChoose,
}: {
  onChoose: (query: string) => void;
}): ReactNode {
  return (
    <div className="search-suggestions">
      <p>Try searching for</p>
      {suggestions.map((query) => (
        <button
          key={query}
          type="button"
          className="DocSearch-Prefill"
          onClick={() => onChoose(query)}
        >
          {query}
        </button>
      ))}
    </div>
  );
}

/** DocSearch has this too, and never shows it. */
export function FailureScreen({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className="search-failure">
      <p className="DocSearch-Title">{failureTitle}</p>
      <p className="DocSearch-Help">{failureHelp}</p>
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
