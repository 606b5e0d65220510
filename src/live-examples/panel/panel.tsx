import useBaseUrl from '@docusaurus/useBaseUrl';
import {useRef, useState, type ReactNode, type RefObject} from 'react';

import {tellIfLate} from '../../client-modules/load-failures/in-time';
import {fetchProgram} from './fetch-program';
import {isFocusFree} from './focus';
import {PlaygroundLink} from './playground-link';
import styles from './styles.module.css';

const load = async (name: string, baseUrl: string) => {
  // The largest part doesn't wait for the code that asks for it.
  void fetchProgram(baseUrl);
  const {loadDemo, Stage} = await import('./stage');
  return {Stage, demo: await loadDemo(name, baseUrl)};
};

type Loaded = Awaited<ReturnType<typeof load>> & {isEdited: boolean};

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
  const panel = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const show = (found: Loaded) => {
    setLoaded(found);
    // The button that has the focus is about to go.
    if (isFocusFree(panel.current)) panel.current?.focus();
  };

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
          codePlace={code?.current}
          isEdited={loaded.isEdited}
        />
      ) : (
        <>
          {children}
          <Start name={name} hasCode={code !== undefined} onLoad={show} />
        </>
      )}
    </section>
  );
}

const statuses = {
  waiting: 'Runs in this page, on a simulated chain',
  starting: 'Starting…',
  failed: "It couldn't be fetched. Check your connection and run it again.",
};

interface StartProps {
  name: string;
  hasCode: boolean;
  onLoad: (loaded: Loaded) => void;
}

/** The buttons that fetch a demo, and how that goes. */
function Start({name, hasCode, onLoad}: StartProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [progress, setProgress] = useState<keyof typeof statuses>('waiting');
  const start = (isEdited: boolean) => {
    setProgress('starting');
    const arrived = tellIfLate(
      'The live example is slow to load. It starts as soon as it arrives, and Retry reloads this page.',
    );
    const loading = load(name, baseUrl).finally(arrived);
    loading.then(
      (found) => onLoad({...found, isEdited}),
      () => setProgress('failed'),
    );
  };
  const button = {
    type: 'button',
    disabled: progress === 'starting',
    onPointerEnter: () => void load(name, baseUrl).catch(() => {}),
  } as const;

  return (
    <div className={styles.head}>
      <button
        {...button}
        className="button button--primary"
        onClick={() => start(false)}
      >
        Run
      </button>
      {hasCode ? (
        <button {...button} className="button" onClick={() => start(true)}>
          Edit
        </button>
      ) : (
        <PlaygroundLink name={name} />
      )}
      <span role="status">{statuses[progress]}</span>
    </div>
  );
}
