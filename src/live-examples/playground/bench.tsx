import {lazy, Suspense, useRef, type ReactNode} from 'react';

import {switchLabels, type SwitchName} from '../messages';
import {Result, Status} from '../panel/result';
import {Switches} from '../panel/strip';
import {useCode, type LoadedDemo} from '../panel/use-code';
import {useExample} from '../panel/use-example';
import {Balances, Blocks, Console} from './views';

const CodeEditor = lazy(() => import('../editor'));

interface BenchProps {
  demo: LoadedDemo;
  /** The code at first, if it is not the demo's own. */
  code?: string;
  /** Why the address could not be followed. */
  problem?: string;
}

/** An example with everything that can be seen of it and done to it. */
export function Bench({demo, code: start, problem}: BenchProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const example = useExample(place, `Result of ${demo.title}`);
  const {state} = example;
  const code = useCode(demo, example, start);
  const {chains} = state;
  const run = () =>
    void code.run(
      chains.on.filter(
        (name) => !demo.switches.includes(name) || name === 'slow',
      ),
    );

  return (
    <>
      <section className="play-code" aria-label="Code">
        {problem && (
          <p className="example-problem" role="alert">
            {problem}
          </p>
        )}
        <Suspense
          fallback={<p className="example-waiting">Loading the editor…</p>}
        >
          <CodeEditor
            demo={demo}
            code={code.code}
            problem={state.problem}
            onChange={code.edit}
            takesFocus={false}
          />
        </Suspense>
      </section>
      <section className="play-result" aria-label="Result">
        <div className="play-head">
          <button type="button" className="example-button" onClick={run}>
            {state.status === 'idle' ? 'Run' : 'Run again'}
          </button>
          <button
            type="button"
            className="example-button"
            disabled={state.status === 'idle'}
            onClick={code.stop}
          >
            Stop
          </button>
          <Status status={state.status} />
        </div>
        <Result state={state} place={place} />
        <div className="play-panel">
          <h2>Blocks</h2>
          <Blocks heights={chains.heights} />
        </div>
        <div className="play-panel">
          <h2>Balances, simulated</h2>
          <Balances balances={chains.balances} />
        </div>
        <div className="play-panel">
          <h2>Chain</h2>
          <Switches
            switches={Object.keys(switchLabels) as SwitchName[]}
            on={chains.on}
            onFlip={example.flip}
          />
        </div>
      </section>
      <Console log={state.log} onClear={example.clearLog} />
    </>
  );
}
