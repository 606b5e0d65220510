import clsx from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import {filterTables} from './filter-tables';
import {describeResult} from './match';
import styles from './styles.module.css';

/** Below this nobody needs a field to find a row. */
const LONG = 10;

interface Props {
  /** How many rows the tables have together. */
  total: number;
  /** Headings of the second level, each followed by a table. */
  children: ReactNode;
}

function FilteredTables({total, children}: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [{typed, shown}, setResult] = useState({typed: '', shown: total});

  const apply = useCallback(() => {
    const {value} = input.current!;
    history.replaceState({...history.state, filter: value}, '');
    setResult({typed: value, shown: filterTables(list.current!, value)});
  }, []);
  const clear = useCallback(() => {
    input.current!.value = '';
    apply();
  }, [apply]);

  useEffect(() => {
    // Scripts start late: what was typed before is in the field already. The way back brings what was typed then.
    input.current!.value ||= history.state?.filter ?? '';
    apply();
    // A link to a section that is filtered away must find it.
    const showTarget = () => {
      const target = document.getElementById(
        decodeURIComponent(location.hash.slice(1)),
      );
      if (target?.hidden && list.current!.contains(target)) {
        clear();
        target.scrollIntoView();
      }
    };
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, [apply, clear]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      clear();
    } else if (event.key === 'Enter') {
      // The key would follow the link that it moves to, in Firefox.
      event.preventDefault();
      list.current!.querySelector<HTMLElement>('tr:not([hidden]) a')?.focus();
    }
  };

  return (
    <>
      <div className={styles.filter} data-needs-scripts role="search">
        <label className={styles.label} htmlFor={id}>
          Filter by name, kind or purpose
        </label>
        <input
          autoComplete="off"
          className={styles.input}
          id={id}
          onInput={apply}
          onKeyDown={onKeyDown}
          ref={input}
          spellCheck={false}
          type="search"
        />
        <p className={styles.result}>
          <span role="status">{describeResult(typed, shown, total)}</span>
          {shown === 0 && (
            <button
              className={clsx('clean-btn', styles.clear)}
              onClick={() => {
                clear();
                input.current!.focus();
              }}
              type="button"
            >
              Show all
            </button>
          )}
        </p>
      </div>
      <div className={styles.list} ref={list}>
        {children}
      </div>
    </>
  );
}

/**
 * Tables of an index, and above long ones a field that shows only the rows that
 * hold what is typed. It filters the page's own prerendered text.
 */
export default function IndexFilter(props: Props): ReactNode {
  return props.total < LONG ? (
    <div className={styles.list}>{props.children}</div>
  ) : (
    <FilteredTables {...props} />
  );
}
