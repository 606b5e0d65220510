import {
  ChainProvider,
  ReactiveDotProvider,
  SignerProvider,
} from '@reactive-dot/react';
import {Suspense} from 'react';
import {createRoot} from 'react-dom/client';

import type {Flip, FromFrame, Run} from '../messages';
import {loadComponent, problemOf} from './load-component';
import {createEnvironment} from './environment';

/** Time in ms without pending work until a result is complete. */
const quietMs = 60;
/** Time in ms after that until the page's status says so, without flickering. */
const calmMs = 200;
/** The same between a pressed button and the signature that it asks for. */
const pressedCalmMs = 1000;
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
    let quiet: ReturnType<typeof setTimeout> | undefined;
    let proof: ReturnType<typeof setTimeout> | undefined;
    let calm: ReturnType<typeof setTimeout> | undefined;
    let isSettled = false;
    let hasBeenBusy = !run.pressesButton;
    const settle = () => {
      // A hidden element waits for the press of its button.
      if (element.hidden) return;
      isSettled = true;
      if (!element.isConnected) place.replaceChildren(element);
      clearTimeout(proof);
      proof = setTimeout(keepResult, provenMs);
      calm = setTimeout(
        () => post({type: 'changed', change: {isBusy: false}}),
        hasBeenBusy ? calmMs : pressedCalmMs,
      );
    };
    const report = () => {
      clearTimeout(quiet);
      clearTimeout(calm);
      // The wallet may still respond after the run has ended.
      if (running?.element !== element) return;
      const chains = environment.view();
      post({type: 'changed', change: {chains, lastFlip}});
      const isMounted = element.hasChildNodes();
      // Later answers belong to subscriptions, which change with every block.
      const isLoading = !isMounted || (!isSettled && environment.isAnswering());
      hasBeenBusy ||= environment.isBusy();
      if (isLoading || environment.isBusy())
        post({type: 'changed', change: {isBusy: true}});
      else quiet = setTimeout(settle, quietMs);
    };
    const environment = createEnvironment(run, report, (rows) =>
      post({type: 'requests', rows}),
    );
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
      hasResult: () => isSettled,
      close() {
        clearTimeout(quiet);
        clearTimeout(calm);
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

/** Shows the element and presses its first button, as soon as that appears. */
function pressFirst(element: HTMLElement, onPressed: () => void): void {
  const observer = new MutationObserver(() => {
    const button = element.querySelector('button');
    if (!button) return;
    observer.disconnect();
    element.hidden = false;
    button.click();
    onPressed();
  });
  observer.observe(element, {childList: true, subtree: true});
}

/** Reports the text of an element's first status, and each change of it. */
function followStatus(
  element: HTMLElement,
  onSaid: (said: string) => void,
): void {
  let last: string | undefined;
  const observer = new MutationObserver(() => {
    const said = element.querySelector('[role=status]')?.textContent ?? '';
    if (said !== last) onSaid(said);
    last = said;
  });
  observer.observe(element, {
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/**
 * Keeps screen readers from announcing an element's statuses until the reader
 * clicks something in it.
 */
function keepQuiet(element: HTMLElement): void {
  const setLive = (value: string) => {
    element
      .querySelectorAll('output, [role=status]')
      .forEach((status) => status.setAttribute('aria-live', value));
  };
  const observer = new MutationObserver(() => setLive('off'));
  observer.observe(element, {childList: true, subtree: true});
  element.addEventListener('click', ({isTrusted}) => {
    // pressFirst isn't the reader.
    if (!isTrusted) return;
    observer.disconnect();
    setLive('polite');
  });
}
