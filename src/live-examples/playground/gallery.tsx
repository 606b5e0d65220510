import list from '@generated/live-examples/default/list.json';
import {useId, useRef, type ReactNode} from 'react';

const groups = Array.from(new Set(list.map(({group}) => group)));

/**
 * Lists all examples in groups. Their links set the hash of the page's address.
 */
export function Gallery({name}: {name: string}): ReactNode {
  const id = useId();
  const gallery = useRef<HTMLDivElement>(null);
  const title = list.find((demo) => demo.name === name)?.title;
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
      >
        {groups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul className="clean-list">
              {list
                .filter((demo) => demo.group === group)
                .map((demo) => (
                  <li key={demo.name}>
                    <a
                      href={`#example=${demo.name}`}
                      aria-current={demo.name === name ? 'true' : undefined}
                      onClick={() => gallery.current?.hidePopover()}
                    >
                      <b>{demo.title}</b>
                      <span>{demo.text}</span>
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
