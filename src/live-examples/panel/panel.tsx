import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useRef, useState, type ReactNode, type RefObject} from 'react';

import {tellIfLate} from '../../client-modules/load-failures/in-time';
import {fetchProgram} from './fetch-program';
import {isFocusFree} from './focus';
import styles from './styles.module.css';

const load = async (name: string, baseUrl: string) => {
  // The largest part doesn't wait for the code that asks for it.
  void fetchProgram(baseUrl);
  const {loadDemo, Stage} = await import('./stage');
  return {Stage, demo: await loadDemo(name, baseUrl)};
};

const statuses = {
  waiting: 'Runs in this page, on a simulated chain',
  starting: 'Starting…',
  failed: "It couldn't be fetched. Check your connection and run it again.",
};

interface DemoPanelProps {
  name: string;
  /** Whether Run also presses the first button of the demo. */
  pressesButton?: boolean;
  /** Where the page shows the code, which Edit turns into an editor. */
  code?: RefObject<HTMLElement | null>;
  /** Stands where the result will be, until the demo runs. */
  children?: ReactNode;
}

/**
 * Where a demo runs. Until the reader presses Run or Edit there is nothing but
 * the buttons; what runs is fetched then, or when the pointer comes near.
 */
export default function DemoPanel({
  name,
  pressesButton = false,
  code,
  children,
}: DemoPanelProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const panel = useRef<HTMLElement>(null);
  const [progress, setProgress] = useState<keyof typeof statuses>('waiting');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [isEditing, setIsEditing] = useState(false);

  const start = (isEdited: boolean) => {
    setProgress('starting');
    setIsEditing(isEdited);
    const arrived = tellIfLate(
      'The live example is slow to load. It starts as soon as it arrives, and Retry reloads this page.',
    );
    const loading = load(name, baseUrl).finally(arrived);
    loading.then(
      (found) => {
        setLoaded(found);
        // The button that has the focus is about to go.
        if (isFocusFree(panel.current)) panel.current?.focus();
      },
      () => setProgress('failed'),
    );
  };
  const button = {
    type: 'button',
    disabled: !loaded && progress === 'starting',
    onPointerEnter: () => void load(name, baseUrl).catch(() => {}),
  } as const;
  const edit = code ? (
    <button
      {...button}
      className="button"
      onClick={() => (loaded ? setIsEditing(true) : start(true))}
    >
      Edit
    </button>
  ) : (
    // Its hash is no heading.
    <Link
      data-noBrokenLinkCheck
      className="button"
      to={`/playground#example=${name}`}
    >
      Open in playground
    </Link>
  );

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
          panel={panel}
          pressesButton={pressesButton}
          codePlace={isEditing ? code?.current : undefined}
        >
          {!isEditing && edit}
        </loaded.Stage>
      ) : (
        <>
          {children}
          <div className={styles.head}>
            <button
              {...button}
              className="button button--primary"
              onClick={() => start(false)}
            >
              Run
            </button>
            {edit}
            <span role="status">{statuses[progress]}</span>
          </div>
        </>
      )}
    </section>
  );
}
