import {useHistory} from '@docusaurus/router';
import list from '@generated/live-examples/default/list.json';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import {useCloseOnBack} from '../../client-modules/close-on-back';
import {isComposing} from '../../site/is-composing';
import {filterExamples, matchingHooks} from './filter-examples';

/**
 * Lists all examples in groups, with a filter. Their links set the hash of the
 * page's address.
 */
export function Gallery({name}: {name: string}): ReactNode {
  const id = useId();
  const gallery = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const history = useHistory();
  const close = () => gallery.current?.hidePopover();
  useCloseOnBack(isOpen, close);
  const title = list.find((demo) => demo.name === name)?.title;
  const matches = filterExamples(list, typed);
  const groups = Array.from(new Set(matches.map(({group}) => group)));

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const stops = Array.from(
      event.currentTarget.querySelectorAll<HTMLElement>('input, a'),
    );
    const step = {ArrowUp: -1, ArrowDown: 1}[event.key];
    if (step) {
      event.preventDefault();
      const at = stops.indexOf(event.target as HTMLElement);
      stops[at + step]?.focus();
    } else if (event.key === 'Enter' && typed && event.target === stops[0]) {
      // Otherwise, it also presses the button that gets the focus back.
      event.preventDefault();
      stops[1]?.click();
    }
  };

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    // Such clicks open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The router replaces the history entry of the open list.
    event.preventDefault();
    history.push({hash: event.currentTarget.hash});
    close();
  };

  return (
    <>
      <button
        type="button"
        className="button play-choice"
        popoverTarget={id}
        data-needs-scripts
      >
        <span className="read-aloud">Example: </span>
        <span>{title}</span>
      </button>
      <div
        ref={gallery}
        id={id}
        popover="auto"
        className="play-gallery"
        role="dialog"
        aria-label="Examples"
        onToggle={({newState}) => {
          setOpen(newState === 'open');
          if (newState === 'closed') setTyped('');
          // On touch screens, the keyboard would cover the list.
          else if (matchMedia('(pointer: fine)').matches)
            filter.current?.focus();
        }}
        onKeyDown={press}
      >
        <div className="play-filter">
          <label htmlFor={`${id}filter`}>Filter</label>
          <input
            id={`${id}filter`}
            ref={filter}
            type="search"
            className="field"
            placeholder="wallet or useMutation"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({target}) => setTyped(target.value)}
          />
          <button
            type="button"
            className="quiet-button"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            Close
          </button>
        </div>
        <p
          role="status"
          className={matches.length > 0 ? 'read-aloud' : undefined}
        >
          {typed && describeCount(matches.length, typed)}
        </p>
        {groups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul className="clean-list">
              {matches
                .filter((demo) => demo.group === group)
                .map((demo) => (
                  <li key={demo.name}>
                    <a
                      href={`#example=${demo.name}`}
                      aria-current={demo.name === name ? 'true' : undefined}
                      onClick={choose}
                    >
                      <b>{demo.title}</b>
                      <span>{demo.text}</span>
                      <span translate="no">
                        {matchingHooks(demo, typed).map((hook) => (
                          <code key={hook}>{hook}</code>
                        ))}
                      </span>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function describeCount(count: number, typed: string): string {
  if (count === 0)
    return `No example contains “${typed}”. Try a hook, or a word such as “wallet”.`;
  return count === 1 ? '1 example' : `${count} examples`;
}
