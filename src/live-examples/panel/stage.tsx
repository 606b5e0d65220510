import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';

import type {SwitchName} from '../messages';
import {fetchProgram} from './open-frame';
import {Result, Status} from './result';
import {StageStyles} from './stage-styles';
import {Strip} from './strip';
import styles from './styles.module.css';
import {useCode, type LoadedDemo} from './use-code';
import {useExample, type ExampleState} from './use-example';

const CodeEditor = lazy(() => import('../editor'));

/** Fetches a demo and what runs it. */
export async function loadDemo(
  name: string,
  baseUrl: string,
): Promise<LoadedDemo> {
  const [{default: demo}] = await Promise.all([
    import(`@generated/live-examples/default/demos/${name}.json`) as Promise<{
      default: LoadedDemo;
    }>,
    fetchProgram(baseUrl),
  ]);
  return demo;
}

interface StageProps {
  demo: LoadedDemo;
  pressesButton: boolean;
  /** Where the code stands in the page, if the page shows it. */
  codePlace: HTMLElement | null;
  /** Whether the reader wants to change the code. */
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

const actions: Record<ExampleState['status'], string> = {
  idle: 'Run',
  running: 'Stop',
  done: 'Reset',
  failed: 'Retry',
};

/** Runs a demo and shows what it does; with its editor in the place of its code. */
export function Stage({
  demo,
  pressesButton,
  codePlace,
  isEditing,
  onEdit,
}: StageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const example = useExample(
    place,
    `Result of ${demo.name.replaceAll('-', ' ')}`,
  );
  const {state} = example;
  const code = useCode(demo, example);
  const [first] = useState(() => () => void code.run([], pressesButton));
  useEffect(first, [first]);

  const act = () => {
    if (state.status === 'running') code.stop();
    // Most examples ask once, at the start: there a slow network can be seen.
    else void code.run(state.chains.on.filter((name) => name === 'slow'));
  };
  const flip = (name: SwitchName, isOn: boolean) => example.flip(name, isOn);

  return (
    <>
      <StageStyles />
      {isEditing &&
        codePlace &&
        createPortal(
          <Suspense
            fallback={<p className="example-waiting">Loading the editor…</p>}
          >
            <CodeEditor
              demo={demo}
              code={code.code}
              problem={state.problem}
              onChange={code.edit}
            />
          </Suspense>,
          codePlace,
        )}
      <div className={styles.head}>
        <button
          type="button"
          className={clsx(styles.button, state.status === 'idle' && styles.run)}
          onClick={act}
        >
          {actions[state.status]}
        </button>
        {codePlace && (
          <button
            type="button"
            className={styles.button}
            aria-pressed={isEditing}
            onClick={() => onEdit(!isEditing)}
          >
            Edit
          </button>
        )}
        <Status status={state.status} />
        <Link className="example-about" to="/demos#simulated-chain">
          on a simulated chain, in this page
        </Link>
      </div>
      <Result state={state} place={place} />
      <Strip chains={state.chains} switches={demo.switches} onFlip={flip} />
    </>
  );
}
