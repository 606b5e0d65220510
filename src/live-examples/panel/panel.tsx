import clsx from 'clsx';
import {useRef, useState, type ComponentType, type ReactNode} from 'react';

import type {DemoName} from './catalogue';
import styles from './styles.module.css';

const prepare = (name: DemoName) =>
  import('./stage').then(({prepareStage}) => prepareStage(name));

type Progress = 'waiting' | 'starting' | 'failed';

/**
 * Where a demo runs. Until the reader presses Run there is nothing but the
 * button; what runs is fetched then, or when the pointer comes near.
 */
export default function DemoPanel({
  name,
  children,
}: {
  name: DemoName;
  /** Stands where the result will be, until the demo runs. */
  children?: ReactNode;
}): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const [progress, setProgress] = useState<Progress>('waiting');
  const [Stage, setStage] = useState<ComponentType>();

  const run = () => {
    setProgress('starting');
    prepare(name).then(
      (prepared) => {
        setStage(() => prepared);
        // The button that had the focus is gone.
        panel.current?.focus();
      },
      () => setProgress('failed'),
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
            <span role="status">
              {progress === 'waiting' && 'in this page, on a simulated chain'}
              {progress === 'starting' && 'Starting…'}
              {progress === 'failed' &&
                'It could not be fetched. Check your connection and run it again.'}
            </span>
          </div>
        </>
      )}
    </section>
  );
}
