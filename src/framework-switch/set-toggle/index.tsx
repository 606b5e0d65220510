import {useRef, type ReactNode} from 'react';

import {setIds, type SetId} from '@site/src/site/sets';
import {rememberSet} from '@site/src/framework-switch/client/remember-set';

import styles from './styles.module.css';

/**
 * Shows the content for the reader's framework. Each framework has its own
 * toggle, so that the right button is pressed without JavaScript.
 */
export default function SetToggle({
  labels,
  children,
}: {
  labels: Record<SetId, string>;
  children: Record<SetId, ReactNode>;
}): ReactNode {
  const buttons = useRef<Partial<Record<SetId, HTMLButtonElement | null>>>({});
  const choose = (set: SetId) => {
    rememberSet(set);
    // The pressed button is hidden now. Focus its copy.
    buttons.current[set]?.focus();
  };
  return setIds.map((shown) => (
    <div key={shown} data-only-set={shown} data-set-variant>
      <div
        role="group"
        aria-label="Framework"
        className={`tabs ${styles.toggle}`}
        data-needs-scripts
      >
        {setIds.map((set) => (
          <button
            key={set}
            type="button"
            className="clean-btn tabs__item"
            aria-pressed={set === shown}
            ref={(button) => {
              if (set === shown) buttons.current[set] = button;
            }}
            onClick={() => choose(set)}
          >
            {labels[set]}
          </button>
        ))}
      </div>
      {children[shown]}
    </div>
  ));
}
