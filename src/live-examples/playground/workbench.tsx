import {
  Fragment,
  useEffect,
  useRef,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

import {switchNames, type ChainsView, type SwitchName} from '../messages';
import {Blocks, Head, Result, Switches} from '../panel/parts';
import {Editor} from '../panel/editor';
import {useExample, type Example, type LoadedDemo} from '../panel/use-example';
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
      <Console example={example} />
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

/** What the code logs, and what it throws outside of a component. */
function Console({example}: {example: Example}): ReactNode {
  return (
    <section className="play-console" aria-label="Console" data-needs-scripts>
      <div className="example-bar">
        <h2>Console</h2>
        <button
          type="button"
          className="quiet-button"
          onClick={() => example.update({log: []})}
        >
          Clear
        </button>
      </div>
      {/* It scrolls, so the keyboard must reach it. */}
      <div tabIndex={0} role="log" aria-label="Messages">
        <div>
          {example.state.log.map(({level, message, line}, index) => (
            <p key={index} data-level={level}>
              {line > 0 && `Line ${line}: `}
              {message}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
