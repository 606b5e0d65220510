import clsx from 'clsx';
import {useRef, useState, type ComponentType, type ReactNode} from 'react';

import {tellIfLate} from '../../client-modules/load-failures/in-time';
import type {DemoName} from './catalogue';
import styles from './styles.module.css';

const prepare = (name: DemoName) =>
  import('./stage').then(({prepareStage}) => prepareStage(name));

type Progress = keyof typeof statuses;

const statuses = {
  waiting: 'in this page, on a simulated chain',
  starting: 'Starting…',
  failed: 'It could not be fetched. Check your connection and run it again.',
  denied:
    'The library needs the storage of your browser, which is blocked for this site. Allow it and reload the page.',
};

/** The library reads the storage when it is loaded. */
function isStorageDenied(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}

/** Presses the first button that a demo shows, once it is there. */
function pressFirst(panel: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const button = panel.querySelector<HTMLElement>('.demo-result button');
    if (!button) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(panel, {childList: true, subtree: true});
}

/**
 * Where a demo runs. Until the reader presses Run there is nothing but the
 * button; what runs is fetched then, or when the pointer comes near.
 */
export default function DemoPanel({
  name,
  pressesButton = false,
  children,
}: {
  name: DemoName;
  /** Whether Run also presses the first button of the demo. */
  pressesButton?: boolean;
  /** Stands where the result will be, until the demo runs. */
  children?: ReactNode;
}): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const [progress, setProgress] = useState<Progress>('waiting');
  const [Stage, setStage] = useState<ComponentType>();

  const run = () => {
    setProgress('starting');
    const arrived = tellIfLate(
      'The live example is slow to load. It starts when it has come, and Retry reloads this page.',
    );
    const prepared = prepare(name).finally(arrived);
    prepared.then(
      (prepared) => {
        setStage(() => prepared);
        // The reader has gone to another page.
        if (!panel.current) return;
        // The button that has the focus is about to go.
        panel.current.focus();
        if (pressesButton) pressFirst(panel.current);
      },
      () => setProgress(isStorageDenied() ? 'denied' : 'failed'),
    );
  };
  const warmUp = () => void prepare(name).catch(() => {});

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={`Live example: ${name.replaceAll('-', ' ')}`}
      tabIndex={-1}
      data-needs-scripts
    >
      {Stage ? (
        <Stage />
      ) : (
        <>
          {children}
          <div className={styles.head}>
            <button
              type="button"
              className={clsx(styles.button, styles.run)}
              disabled={progress === 'starting'}
              onClick={run}
              onPointerEnter={warmUp}
            >
              Run
            </button>
            <span role="status">{statuses[progress]}</span>
          </div>
        </>
      )}
    </section>
  );
}
