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
import {keepUnsaved, unsavedAt} from '../example/unsaved';
import {useExample} from '../example/use-example';
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
  name: string;
  /** The height of its first result, in CSS. */
  height: string;
  /** Whether Run also presses the first button in the result. */
  pressesButton?: boolean;
  /** Whether it starts without Run, on devices where that's welcome. */
  startsByItself?: boolean;
  /**
   * The element with the demo's code, which the editor replaces. Without it, a
   * link opens the playground.
   */
  code?: RefObject<HTMLElement | null>;
  /** Shown instead of the result until the demo shows something. */
  children?: ReactNode;
}

/**
 * The panel of a live example. Fetches its other parts when the reader presses
 * Run or Edit, or when the pointer enters one of these buttons.
 */
export default function DemoPanel({
  name,
  height,
  pressesButton = false,
  startsByItself = false,
  code,
  children,
}: DemoPanelProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>();
  const [isEditing, setIsEditing] = useState(false);
  const load = async () => {
    const loaded = await loadParts(name, baseUrl);
    setParts(loaded);
    return loaded.demo;
  };
  const example = useExample(name, {load});
  const {demo, code: written} = example.state;
  const place = `example ${name}`;
  // For a reader who leaves the page and comes back.
  useEffect(() => {
    if (demo && written !== undefined)
      keepUnsaved(place, written === demo.code ? undefined : written);
  }, [place, demo, written]);
  const isCovered = !example.state.hasShown && example.status !== 'failed';
  const panel = useRef<HTMLElement>(null);
  const start = useEffectEvent(() => {
    if (example.status === 'idle') void example.run(pressesButton, true);
  });
  useEffect(
    () =>
      startsByItself ? whenWelcome(panel.current!, () => start()) : undefined,
    [startsByItself],
  );
  const prefetch = () => void loadParts(name, baseUrl).catch(() => {});

  const edit = code ? (
    <button
      type="button"
      className="button"
      onPointerEnter={prefetch}
      onClick={() => {
        setIsEditing(true);
        const written = unsavedAt(place);
        if (written !== undefined) example.edit(written);
        if (example.status === 'idle') void example.run();
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
        {!isEditing && edit}
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
              codePlace={isEditing ? code?.current : undefined}
            />
          )}
        </div>
        {isCovered && (
          <div className={styles.cover}>
            {!parts &&
              example.status === 'starting' &&
              !example.state.isQuiet && (
                <SlowNotice>
                  The live example is slow to load. It starts as soon as it
                  arrives. Retry reloads this page.
                </SlowNotice>
              )}
            {children ??
              (example.status === 'idle' && (
                <Idle>Press Run to see the result here.</Idle>
              ))}
          </div>
        )}
      </div>
    </section>
  );
}
