import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';

import {isComposing} from '../../site/is-composing';

/** A list below the code. */
export interface Tab {
  /** Its name, such as "Console". */
  label: string;
  /** Number of entries. */
  count: number;
  content: ReactNode;
  /** Removes all entries. */
  clear: () => void;
}

interface DrawerProps {
  tabs: readonly Tab[];
  /** Index of the initial tab. */
  initialTab: number;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/**
 * The lists of an example below its code, as tabs. The reader can fold them.
 */
export function Drawer({
  tabs,
  initialTab,
  isFolded,
  onFold,
}: DrawerProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(initialTab);
  const tab = tabs[chosen]!;
  const drawer = useRef<HTMLElement>(null);

  const open = (index: number) => {
    // First, because hidden lists have no height to scroll to.
    flushSync(() => {
      setChosen(index);
      onFold(false);
    });
    drawer.current?.scrollIntoView({block: 'nearest'});
  };
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    if (!step || isComposing(event.nativeEvent)) return;
    const next = (chosen + step + tabs.length) % tabs.length;
    open(next);
    const buttons = event.currentTarget.querySelectorAll('button');
    buttons[next]?.focus();
  };

  return (
    <section
      ref={drawer}
      className="play-drawer"
      aria-label={tab.label}
      data-needs-scripts
    >
      <div className="example-bar">
        <div role="tablist" className="play-tabs" onKeyDown={choose}>
          {tabs.map(({label, count}, index) => (
            <button
              key={label}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-selected={index === chosen}
              aria-controls={`${id}panel`}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => open(index)}
            >
              <span>{count > 0 ? `${label} (${count})` : label}</span>
            </button>
          ))}
        </div>
        {!isFolded && (
          <button type="button" className="quiet-button" onClick={tab.clear}>
            Clear
          </button>
        )}
        <button
          type="button"
          className="quiet-button play-fold"
          aria-expanded={!isFolded}
          aria-controls={`${id}panel`}
          aria-label={isFolded ? 'Show the lists' : 'Hide the lists'}
          onClick={() => (isFolded ? open(chosen) : onFold(true))}
        />
      </div>
      <div
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}tab${chosen}`}
        hidden={isFolded}
      >
        {tab.content}
      </div>
    </section>
  );
}
