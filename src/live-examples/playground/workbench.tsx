import {
  Fragment,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type CSSProperties,
  type PropsWithChildren,
  type ReactNode,
  type RefObject,
} from 'react';

import {LazyEditor} from '../editor/lazy';
import {Blocks, Switches} from '../example/chains';
import {Frame} from '../example/frame';
import {Head} from '../example/head';
import type {LoadedDemo} from '../example/model';
import {Idle, Problem, Result} from '../example/result';
import {useExample, type Example} from '../example/use-example';
import type {ChainsView} from '../messages';
import {LazyRequests} from '../requests/lazy';
import {countRequests} from '../requests/list';
import {switchNames, type SwitchName} from '../switches';
import {Console} from './console';
import {Drawer} from './drawer';
import {Splitter} from './splitter';
import {useCodeInAddress} from './use-code-in-address';
import {useRemembered} from './use-remembered';

/** An opened example. */
export interface Opened {
  demo: LoadedDemo;
  /** The initial code, if it differs from the demo's. */
  code?: string;
}

interface WorkbenchProps extends Opened {
  /** Whether an example is running. If so, the next chosen example runs too. */
  isRunningRef: RefObject<boolean>;
}

/** Initial sizes of the panes, in percent. */
const resultShare = 34;
const drawerShare = 38;

/**
 * The playground's layout of an example. Shows `children` until the editor has
 * loaded.
 */
export function Workbench({
  demo,
  code,
  isRunningRef,
  children,
}: PropsWithChildren<WorkbenchProps>): ReactNode {
  const example = useExample(demo.name, {
    load: () => Promise.resolve(demo),
    initial: {demo, code},
  });
  const {chains, log, requests} = example.state;
  const [result, setResult] = useRemembered('playground-result', resultShare);
  const [drawer, setDrawer] = useRemembered('playground-drawer', drawerShare);
  // Stays open after its first message, because each run clears the messages.
  const [hasLogged, setHasLogged] = useState(false);
  if (log.length > 0 && !hasLogged) setHasLogged(true);
  const [isFolded, setIsFolded] = useRemembered(
    'playground-folded',
    !hasLogged && demo.requests !== 'open',
  );
  useCodeInAddress(demo, example.code, code);

  const runNext = useEffectEvent(() => {
    // Code from an address only runs after the reader presses Run.
    if (isRunningRef.current && code === undefined) void example.run();
  });
  useEffect(() => runNext(), []);
  useEffect(() => {
    isRunningRef.current = example.status !== 'idle';
  }, [isRunningRef, example.status]);

  return (
    <div
      className="play-panes"
      style={
        {
          '--result': `${result}%`,
          '--drawer': isFolded ? 'auto' : `${drawer}%`,
        } as CSSProperties
      }
    >
      <section className="play-code code-box" aria-label="Code">
        <LazyEditor demo={demo} example={example}>
          {children || <pre>{example.code}</pre>}
        </LazyEditor>
      </section>
      <section className="play-result" aria-label="Result" data-needs-scripts>
        <Head example={example} />
        <Problem example={example} />
        <Result
          example={example}
          frame={<Frame example={example} />}
          leastHeight={demo.height}
        >
          <Idle>
            Press Run to see the result here. After that, your changes run
            automatically.
          </Idle>
        </Result>
        <Part title="Blocks">
          <Blocks heights={chains.heights} />
        </Part>
        <Part title="Simulated free balances">
          <Balances balances={chains.balances} />
          <p className="play-note">
            On this simulated chain, each account has to keep an existential
            deposit of 1 DOT and can spend the rest.
          </p>
        </Part>
        <ChainSwitches example={example} demo={demo} />
      </section>
      <Splitter
        label="Width of the result"
        orientation="vertical"
        value={result}
        initialValue={resultShare}
        onChange={setResult}
      />
      {!isFolded && (
        <Splitter
          label="Height of the lists"
          orientation="horizontal"
          value={drawer}
          initialValue={drawerShare}
          onChange={setDrawer}
        />
      )}
      <Drawer
        isFolded={isFolded}
        onFold={setIsFolded}
        tabs={[
          {
            label: 'Console',
            count: log.length,
            content: <Console log={log} />,
            clear: example.clearLog,
          },
          {
            label: 'Requests',
            count: countRequests(requests.rows),
            content: <LazyRequests rows={requests.rows} />,
            clear: example.clearRequests,
          },
        ]}
        initialTab={demo.requests === 'open' ? 1 : 0}
      />
    </div>
  );
}

/** Only an example with a WebSocket has a connection that can be cut. */
const isOffered = (name: SwitchName, {switches}: LoadedDemo) =>
  name !== 'cut' || switches.includes(name);

const Part = ({title, children}: {title: string; children: ReactNode}) => (
  <div className="play-part">
    <h2>{title}</h2>
    {children}
  </div>
);

/**
 * The switches of the chain. They're folded at first, to leave the space to the
 * result, unless the example tells readers to use them.
 */
function ChainSwitches({
  example,
  demo,
}: {
  example: Example;
  demo: LoadedDemo;
}): ReactNode {
  const id = useId();
  const [isFolded, setIsFolded] = useRemembered(
    'playground-chain-folded',
    demo.chain === 'closed',
  );
  const {on} = example.state.chains;
  return (
    <div className="play-part">
      <h2>
        <button
          type="button"
          className="play-fold"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setIsFolded(!isFolded)}
        >
          {/* A folded switch may be the reason for an error. */}
          <span>
            {isFolded && on.length > 0 ? `Chain (${on.length} on)` : 'Chain'}
          </span>
        </button>
      </h2>
      <div id={id} hidden={isFolded}>
        <Switches
          example={example}
          names={switchNames.filter((name) => isOffered(name, demo))}
        />
      </div>
    </div>
  );
}

/** The free balances of the development accounts. */
function Balances({balances}: Pick<ChainsView, 'balances'>): ReactNode {
  if (balances.length === 0)
    return <p className="play-unknown">not known yet</p>;
  return (
    <dl>
      {balances.map(({name, address, free}) => (
        <Fragment key={address}>
          <dt>
            <span>{name}</span>{' '}
            <code translate="no">
              {`${address.slice(0, 4)}…${address.slice(-5)}`}
            </code>
          </dt>
          <dd>{free}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
