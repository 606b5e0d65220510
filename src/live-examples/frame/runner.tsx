import {
  ChainProvider,
  ReactiveDotProvider,
  SignerProvider,
} from '@reactive-dot/react';
import {Suspense} from 'react';
import {createRoot} from 'react-dom/client';

import type {Flip, FromFrame, Run} from '../messages';
import {createEnvironment} from './environment';
import {loadComponent, problemOf} from './load-component';
import {followStatus, keepQuiet, pressFirst} from './observe-result';
import {createProgress} from './progress';

/** Time in ms until a result is good enough to show while later code loads. */
const provenMs = 1000;

/**
 * Runs code in an element, on new chains for each run. The last good result
 * stays visible, but inert, until the new code has a result, and also if it
 * fails.
 */
export function createRunner(
  place: HTMLElement,
  post: (message: FromFrame) => void,
) {
  let running: ReturnType<typeof start> | undefined;
  let lastResult: HTMLElement | undefined;
  let lastScript: string | undefined;
  let lastFlip = 0;

  const keepResult = () => {
    if (!running?.hasResult()) return;
    lastResult = running.element.cloneNode(true) as HTMLElement;
    lastResult.inert = true;
  };
  const end = () => {
    const ended = running;
    running = undefined;
    ended?.close();
    place.replaceChildren(lastResult ?? '');
  };
  const fail = (error: unknown) => {
    end();
    const problem = problemOf(error);
    post({type: 'changed', change: {problem}});
    post({type: 'log', entry: {level: 'error', ...problem}});
  };

  const start = (element: HTMLElement, run: Run) => {
    const Example = loadComponent(run.script);
    let proof: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      // The wallet may still respond after the run has ended.
      if (running?.element !== element) return progress.stop();
      const chains = environment.view();
      post({type: 'changed', change: {chains, lastFlip}});
      progress.update();
    };
    const environment = createEnvironment(run, report, (rows) =>
      post({type: 'requests', rows}),
    );
    const progress = createProgress({
      ...environment,
      element,
      pressesButton: run.pressesButton,
      onSettled() {
        if (!element.isConnected) place.replaceChildren(element);
        clearTimeout(proof);
        proof = setTimeout(keepResult, provenMs);
      },
      onBusy: (isBusy) => post({type: 'changed', change: {isBusy}}),
    });
    const root = createRoot(element, {onUncaughtError: fail});
    // The same providers as in the Setup guide.
    root.render(
      <ReactiveDotProvider config={environment.config}>
        <ChainProvider chainId="polkadot">
          <SignerProvider signer={environment.signer}>
            <div className="demo-result" ref={report}>
              {/* For examples without their own boundary. */}
              <Suspense>
                <Example />
              </Suspense>
            </div>
          </SignerProvider>
        </ChainProvider>
      </ReactiveDotProvider>,
    );
    if (run.pressesButton) {
      // On the home page, the recording of a run stays until then.
      element.hidden = !lastResult;
      pressFirst(element, report);
    }
    if (run.isQuiet) keepQuiet(element);
    followStatus(element, (said) => post({type: 'changed', change: {said}}));
    return {
      element,
      environment,
      hasResult: progress.isSettled,
      close() {
        progress.stop();
        clearTimeout(proof);
        // First, because unmounting closes connections.
        environment.endRequests();
        root.unmount();
        environment.close();
      },
    };
  };

  return {
    run(run: Run) {
      keepResult();
      end();
      const element = document.createElement('div');
      // Show the loading state of the same code again. Changed code appears
      // once it has a result.
      if (!lastResult || run.script === lastScript)
        place.replaceChildren(element);
      lastScript = run.script;
      try {
        running = start(element, run);
      } catch (error) {
        fail(error);
      }
    },
    flip({name, isOn, id}: Flip) {
      lastFlip = id;
      running?.environment.flip(name, isOn);
    },
  };
}
