import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';

import {Head} from '../example/head';
import {explainFailure, fetchProgram, loadDemo} from '../example/load';
import {Idle, Problem} from '../example/result';
import {SlowNotice} from '../example/slow-notice';
import {keepUnsaved, unsavedCode} from '../example/unsaved';
import {useExample, type Example} from '../example/use-example';
import {whenWelcome} from './when-welcome';
import styles from './styles.module.css';

const loadParts = async (name: string, baseUrl: string) => {
  // Fetch the largest file without waiting for the scripts.
  void fetchProgram(baseUrl).catch(() => {});
  const [{Stage}, demo] = await explainFailure(
    Promise.all([import('./stage'), loadDemo(name, baseUrl)]),
  );
  return {Stage, demo};
};

interface DemoPanelProps {
  /** The demo's name. */
  name: string;
  /** The height to reserve for the first result, in CSS. */
  height: string;
  /** Whether Run also presses the first button in the result. */
  pressesButton?: boolean;
  /** Whether it starts without Run, on devices where that's welcome. */
  startsByItself?: boolean;
  /**
   * The element with the demo's code, which the editor replaces. Without it, a
   * link opens the playground.
   */
  codeRef?: RefObject<HTMLElement | null>;
  /** Shown instead of the result until the demo shows something. */
  children?: ReactNode;
}

/**
 * The panel of a live example. Fetches its other parts when the reader presses
 * Run or Edit, when the pointer enters one of these buttons, or when the example
 * starts by itself.
 */
export default function DemoPanel({
  name,
  height,
  pressesButton = false,
  startsByItself = false,
  codeRef,
  children,
}: DemoPanelProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>();
  /** The place of the editor, once the reader has opened it. */
  const [editorPlace, setEditorPlace] = useState<HTMLElement | null>(null);
  const load = async () => {
    const loaded = await loadParts(name, baseUrl);
    setParts(loaded);
    return loaded.demo;
  };
  const example = useExample(name, {load});
  const restoreCode = useUnsavedCode(example);
  const {status, state} = example;
  // Until the frame has shown something, or the example has failed.
  const isCovered = !state.hasShown && status !== 'failed';
  const isLoading = !parts && status === 'starting' && !state.isQuiet;
  const panel = useRef<HTMLElement>(null);
  const start = useEffectEvent(() => {
    if (status === 'idle') void example.run(pressesButton, true);
  });
  useEffect(
    () =>
      startsByItself ? whenWelcome(panel.current!, () => start()) : undefined,
    [startsByItself],
  );
  const prefetch = () => void loadParts(name, baseUrl).catch(() => {});

  const opener = codeRef ? (
    <button
      type="button"
      className="button"
      onPointerEnter={prefetch}
      onClick={() => {
        setEditorPlace(codeRef.current);
        restoreCode();
        if (status === 'idle') void example.run();
      }}
    >
      Edit
    </button>
  ) : (
    // The link checker expects a heading for each hash.
    <Link
      data-noBrokenLinkCheck
      className="button"
      to={`/playground#example=${name}`}
    >
      Playground
    </Link>
  );

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={`Live example: ${name.replaceAll('-', ' ')}`}
      style={{'--result': height} as CSSProperties}
      data-needs-scripts
    >
      <Head example={example} pressesButton={pressesButton} onNear={prefetch}>
        {!editorPlace && opener}
        <Link className={styles.about} to="/demos#simulated-chain">
          on a simulated chain, in this page
        </Link>
      </Head>
      <div className={styles.stage}>
        <div inert={isCovered}>
          <Problem example={example} />
          {parts && (
            <parts.Stage
              example={example}
              demo={parts.demo}
              editorPlace={editorPlace}
            />
          )}
        </div>
        {isCovered && (
          <div className={styles.cover}>
            {isLoading && (
              <SlowNotice>
                The live example is slow to load. It starts as soon as it
                arrives. Retry reloads this page.
              </SlowNotice>
            )}
            {children ??
              (status === 'idle' && (
                <Idle>Press Run to see the result here.</Idle>
              ))}
          </div>
        )}
      </div>
    </section>
  );
}

/**
 * Keeps the reader's code for when they leave the page and come back.
 *
 * @returns a function that restores the code
 */
function useUnsavedCode({name, state, edit}: Example): () => void {
  const {demo, code} = state;
  const key = `example ${name}`;
  useEffect(() => {
    if (demo && code !== undefined)
      keepUnsaved(key, code === demo.code ? undefined : code);
  }, [key, demo, code]);
  return () => {
    const unsaved = unsavedCode(key);
    if (unsaved !== undefined) edit(unsaved);
  };
}
