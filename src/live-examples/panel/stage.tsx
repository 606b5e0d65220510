import Link from '@docusaurus/Link';
import {
  ChainProvider,
  ReactiveDotProvider,
  SignerProvider,
} from '@reactive-dot/react';
import clsx from 'clsx';
import {
  Component,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';

import {
  catalogue,
  type DemoEntry,
  type DemoName,
  type SwitchName,
} from './catalogue';
import {createStand, type Stand} from './stand';
import {stageStyles} from './stage-styles';
import styles from './styles.module.css';

const switchLabels: Record<SwitchName, string> = {
  fail: 'Fail the next request',
  slow: 'Slow network',
  refuse: 'Refuse the next signature',
  stop: 'Stop making blocks',
};

/** Told when a switch has done what it is for and is off again. */
const usedUp: Partial<Record<SwitchName, string>> = {
  fail: 'The request failed.',
  refuse: 'The signature was refused.',
};

/** Fetches a demo; what is returned shows and runs it. */
export async function prepareStage(
  name: DemoName,
): Promise<ComponentType<object>> {
  const entry = catalogue[name];
  const {default: Demo} = await entry.load();
  return function PreparedStage() {
    return <Stage entry={entry} Demo={Demo} />;
  };
}

interface StageProps {
  entry: DemoEntry;
  Demo: ComponentType;
}

/** Runs a demo, again and again if it is reset. */
function Stage({entry, Demo}: StageProps): ReactNode {
  const [{round, on}, setStart] = useState({round: 0, on: entry.on ?? []});
  const startAgain = (isOn: readonly SwitchName[]) =>
    setStart({
      round: round + 1,
      // Most demos ask once, at the start: there a slow network can be seen.
      on: [...(entry.on ?? []), ...isOn.filter((name) => name === 'slow')],
    });

  return (
    <>
      <style href="demo-stage" precedence="default">
        {stageStyles}
      </style>
      <ErrorBox key={round} onReset={() => startAgain([])}>
        <Round
          switches={entry.switches}
          on={on}
          Demo={Demo}
          isAgain={round > 0}
          onReset={startAgain}
        />
      </ErrorBox>
    </>
  );
}

interface RoundProps {
  Demo: ComponentType;
  switches: SwitchName[];
  /** The switches that are on from the start. */
  on: readonly SwitchName[];
  isAgain: boolean;
  /** Told which switches are on. */
  onReset: (on: readonly SwitchName[]) => void;
}

/** One run, from its start to the next reset, on chains of its own. */
function Round({Demo, switches, on, isAgain, onReset}: RoundProps): ReactNode {
  const [stand] = useState(() => createStand(on));
  const result = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(result);

  useEffect(() => () => stand.close(), [stand]);
  useEffect(() => stand.pause(!isInSight), [stand, isInSight]);

  return (
    <>
      <div className={styles.head}>
        <span className={clsx('demo-live', !isInSight && 'demo-paused')}>
          Running in this page
        </span>
        <Link className="demo-about" to="/demos#simulated-chain">
          simulated chain
        </Link>
      </div>
      <div ref={result} className="demo-result">
        <OnStand stand={stand} Demo={Demo} />
      </div>
      <Strip
        stand={stand}
        switches={switches}
        isAgain={isAgain}
        onReset={() => onReset(stand.view().on)}
      />
    </>
  );
}

interface OnStandProps {
  stand: Stand;
  Demo: ComponentType;
}

/** The providers that an app has around it, as the guide on setup says. */
function OnStand({stand, Demo}: OnStandProps): ReactNode {
  return (
    <ReactiveDotProvider config={stand.config}>
      <ChainProvider chainId="polkadot">
        <SignerProvider signer={stand.signer}>
          {/* For a demo that forgets its own. */}
          <Suspense>
            <Demo />
          </Suspense>
        </SignerProvider>
      </ChainProvider>
    </ReactiveDotProvider>
  );
}

interface StripProps {
  stand: Stand;
  switches: SwitchName[];
  isAgain: boolean;
  onReset: () => void;
}

/** The quiet line below: the chain's height, what may be switched, reset. */
function Strip({stand, switches, isAgain, onReset}: StripProps): ReactNode {
  const {heights, on} = useSyncExternalStore(stand.subscribe, stand.view);
  const news = useNews(on, isAgain ? 'Started again.' : 'Running.');

  return (
    <div className={clsx(styles.head, 'demo-foot')}>
      {heights.length === 0 && <span>no block yet</span>}
      {heights.map(({name, best, finalized}) => (
        <span key={name}>
          {heights.length > 1 && `${name}: `}
          best #{best}, finalized #{finalized}
        </span>
      ))}
      <span className="demo-controls">
        {switches.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={on.includes(name)}
              onChange={(event) => stand.flip(name, event.target.checked)}
            />
            {switchLabels[name]}
          </label>
        ))}
        {/* The button that was pressed went with the round before. */}
        <button
          type="button"
          className={styles.button}
          autoFocus={isAgain}
          onClick={onReset}
        >
          Reset
        </button>
      </span>
      <span role="status" className="read-aloud">
        {news}
      </span>
    </div>
  );
}

/** What is to be announced: first a greeting, then switches that did their work. */
function useNews(on: readonly SwitchName[], greeting: string): string {
  const [before, setBefore] = useState(on);
  const [news, setNews] = useState(greeting);
  if (before !== on) {
    setBefore(on);
    const gone = before.find((name) => !on.includes(name));
    const report = gone && usedUp[gone];
    if (report) setNews(report);
  }
  return news;
}

/** Whether an element is on the screen and its tab is shown. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  useEffect(() => {
    const target = element.current;
    // A browser that cannot tell gets a demo that runs on.
    if (!target || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const newest = entries[entries.length - 1];
      if (newest) setIsOnScreen(newest.isIntersecting);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  const isShown = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
  );
  return isOnScreen && isShown;
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface ErrorBoxProps {
  children: ReactNode;
  onReset: () => void;
}

/** A demo that breaks says so in its own place. */
class ErrorBox extends Component<ErrorBoxProps, {error?: Error}> {
  state: {error?: Error} = {};

  static getDerivedStateFromError(error: Error) {
    return {error};
  }

  render() {
    const {error} = this.state;
    if (!error) return this.props.children;
    return (
      <div className="demo-result" role="alert">
        <p>This example broke: {error.message}</p>
        <button type="button" onClick={this.props.onReset}>
          Start it again
        </button>
      </div>
    );
  }
}
