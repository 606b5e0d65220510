import {
  Fragment,
  useEffect,
  useRef,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

import {switchNames, type ChainsView, type SwitchName} from '../messages';
import {Blocks, Head, Result, Switches} from '../panel/parts';
import {Editor} from '../panel/editor';
import {useExample, type Example, type LoadedDemo} from '../panel/use-example';
import {labelRequests, Requests} from '../requests';
import {Tabs} from '../requests/tabs';
import {hashOf} from './share';

/** How long after the last key the address takes the code, in ms. Browsers refuse it when it's asked too often. */
const pauseMs = 300;

/** An example as its address says. */
export interface Opened {
  demo: LoadedDemo;
  /** The code at first, if it is not the demo's own. */
  code?: string;
}

/** An example with everything that can be seen of it and done to it; `children` show its code until the editor does. */
export function Workbench({
  demo,
  code,
  children,
}: PropsWithChildren<Opened>): ReactNode {
  const example = useExample(demo, code);
  const {chains} = example.state;
  useCodeInAddress(demo, example.code, code);

  return (
    <>
      <section className="play-code code-box" aria-label="Code">
        <Editor demo={demo} example={example}>
          {children || <pre>{example.code}</pre>}
        </Editor>
      </section>
      <section className="play-result" aria-label="Result" data-needs-scripts>
        <Head example={example} />
        <Result example={example}>
          <p className="example-waiting">
            Press Run to see the result here. From then on, your changes run by
            themselves.
          </p>
        </Result>
        <Part title="Blocks">
          <Blocks heights={chains.heights} />
        </Part>
        <Part title="Free balances, simulated">
          <Balances balances={chains.balances} />
        </Part>
        <Part title="Chain">
          <Switches
            example={example}
            names={switchNames.filter((name) => isOffered(name, demo))}
          />
        </Part>
      </section>
      <Output demo={demo} example={example} />
    </>
  );
}

/** Puts what the reader writes into the address, so that a reload or the way back doesn't lose it. */
function useCodeInAddress(
  demo: LoadedDemo,
  code: string,
  first = demo.code,
): void {
  const hasChanged = useRef(false);
  useEffect(() => {
    hasChanged.current ||= code !== first;
    if (!hasChanged.current) return undefined;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', hashOf(demo, code)),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [demo, first, code]);
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

/** What the development accounts own. */
function Balances({balances}: Pick<ChainsView, 'balances'>): ReactNode {
  if (balances.length === 0) return <span>not known yet</span>;
  return (
    <dl>
      {balances.map(({name, address, free}) => (
        <Fragment key={address}>
          <dt>
            {name}{' '}
            <code>
              {address.slice(0, 4)}…{address.slice(-5)}
            </code>
          </dt>
          <dd>{free}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** What the code logs or throws outside of a component, and what it asks its chains. */
function Output({
  demo,
  example,
}: {
  demo: LoadedDemo;
  example: Example;
}): ReactNode {
  const {log, requests} = example.state;
  const [chosen, setChosen] = useState(
    demo.requests === 'open' ? 'requests' : 'console',
  );
  return (
    <section className="play-console" aria-label="Output" data-needs-scripts>
      <div className="example-bar">
        <Tabs
          labels={{console: 'Console', requests: labelRequests(requests.rows)}}
          chosen={chosen}
          onChoose={setChosen}
        />
        {chosen === 'console' && (
          <button
            type="button"
            className="quiet-button"
            onClick={() => example.update({log: []})}
          >
            Clear
          </button>
        )}
      </div>
      <div role="tabpanel" aria-labelledby={`tab-${chosen}`}>
        {chosen === 'console' ? (
          <Log log={log} />
        ) : (
          <Requests rows={requests.rows} onClear={example.clearRequests} />
        )}
      </div>
    </section>
  );
}

const Log = ({log}: Pick<Example['state'], 'log'>): ReactNode => (
  // It scrolls, so the keyboard must reach it.
  <div tabIndex={0} role="log" aria-label="Messages">
    <div>
      {log.map(({level, message, line}, index) => (
        <p key={index} data-level={level}>
          {line > 0 && `Line ${line}: `}
          {message}
        </p>
      ))}
    </div>
  </div>
);
