import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {useRef, useState, type ReactNode, type RefObject} from 'react';

import {tellIfLate} from '../../client-modules/load-failures/in-time';
import type {Stage as StageComponent} from './stage';
import styles from './styles.module.css';
import type {LoadedDemo} from './use-example';

const load = async (name: string, baseUrl: string) => {
  const {loadDemo, Stage} = await import('./stage');
  return {Stage, demo: await loadDemo(name, baseUrl)};
};

const statuses = {
  waiting: 'Runs in this page, on a simulated chain',
  starting: 'Starting…',
  failed: "It couldn't be fetched. Check your connection and run it again.",
};

/**
 * Where a demo runs. Until the reader presses Run or Edit there is nothing but
 * the buttons; what runs is fetched then, or when the pointer comes near.
 */
export default function DemoPanel({
  name,
  pressesButton = false,
  code,
  children,
}: {
  name: string;
  /** Whether Run also presses the first button of the demo. */
  pressesButton?: boolean;
  /** Where the page shows the code, which Edit turns into an editor. */
  code?: {
    place: RefObject<HTMLElement | null>;
    isEditing: boolean;
    onEdit: (isEditing: boolean) => void;
  };
  /** Stands where the result will be, until the demo runs. */
  children?: ReactNode;
}): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const baseUrl = useBaseUrl('/');
  const [progress, setProgress] = useState<keyof typeof statuses>('waiting');
  const [loaded, setLoaded] = useState<{
    Stage: typeof StageComponent;
    demo: LoadedDemo;
  }>();

  const run = (isEditing: boolean) => {
    setProgress('starting');
    const arrived = tellIfLate(
      'The live example is slow to load. It starts as soon as it arrives, and Retry reloads this page.',
    );
    const loading = load(name, baseUrl).finally(arrived);
    loading.then(
      (found) => {
        setLoaded(found);
        // The reader has gone to another page.
        if (!panel.current) return;
        // The button that has the focus is about to go.
        panel.current.focus();
        if (isEditing) code?.onEdit(true);
      },
      () => setProgress('failed'),
    );
  };
  const warmUp = () => void load(name, baseUrl).catch(() => {});

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={`Live example: ${name.replaceAll('-', ' ')}`}
      tabIndex={-1}
      data-needs-scripts
    >
      {loaded ? (
        <loaded.Stage
          demo={loaded.demo}
          pressesButton={pressesButton}
          codePlace={code?.place.current ?? null}
          isEditing={code?.isEditing ?? false}
          onEdit={(isEditing) => code?.onEdit(isEditing)}
        />
      ) : (
        <>
          {children}
          <div className={styles.head}>
            <button
              type="button"
              className={clsx(styles.button, styles.run)}
              disabled={progress === 'starting'}
              onClick={() => run(false)}
              onPointerEnter={warmUp}
            >
              Run
            </button>
            {code ? (
              <button
                type="button"
                className={styles.button}
                disabled={progress === 'starting'}
                onClick={() => run(true)}
                onPointerEnter={warmUp}
              >
                Edit
              </button>
            ) : (
              // Its hash is no heading.
              <Link
                data-noBrokenLinkCheck
                className={styles.button}
                to={`/playground#example=${name}`}
              >
                Edit
              </Link>
            )}
            <span role="status">{statuses[progress]}</span>
          </div>
        </>
      )}
    </section>
  );
}
