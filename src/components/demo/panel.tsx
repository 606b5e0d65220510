import clsx from 'clsx';
import {useRef, useState, type ComponentType, type ReactNode} from 'react';

import styles from './styles.module.css';

const fetchStage = () => import('./stage');

type Progress = 'waiting' | 'starting' | 'failed';

/**
 * Where a demo runs. Until the reader presses Run there is nothing but the
 * button; what runs is fetched then, or when the pointer comes near.
 */
export default function DemoPanel({name}: {name: string}): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const [progress, setProgress] = useState<Progress>('waiting');
  const [Stage, setStage] = useState<ComponentType<{name: string}>>();

  const run = () => {
    setProgress('starting');
    fetchStage().then(
      (stage) => {
        setStage(() => stage.default);
        // The button that had the focus is gone.
        panel.current?.focus();
      },
      () => setProgress('failed'),
    );
  };
  const warmUp = () => void fetchStage().catch(() => {});

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label="Live example"
      tabIndex={-1}
    >
      {Stage ? (
        <Stage name={name} />
      ) : (
        <div className={styles.head} data-needs-scripts>
          <button
            type="button"
            className={clsx(styles.button, styles.run)}
            disabled={progress === 'starting'}
            onClick={run}
            onPointerEnter={warmUp}
          >
            Run
          </button>
          <span role="status">
            {progress === 'waiting' && 'in this page, on a simulated chain'}
            {progress === 'starting' && 'Starting…'}
            {progress === 'failed' &&
              'It could not be fetched. Check your connection and run it again.'}
          </span>
        </div>
      )}
    </section>
  );
}
