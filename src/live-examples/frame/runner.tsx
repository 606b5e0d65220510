import {
  ChainProvider,
  ReactiveDotProvider,
  SignerProvider,
} from '@reactive-dot/react';
import {Suspense} from 'react';
import {createRoot} from 'react-dom/client';

import type {FromFrame, Run, SwitchName} from '../messages';
import {loadComponent, problemOf} from './load-component';
import {createEnvironment} from './environment';

/** How long nothing is awaited before a result counts as there, in ms. */
const quietMs = 60;
/** How long a result has to last before it stands in for that of later code, in ms. */
const provenMs = 1000;

/**
 * Runs code in an element, each time on chains of its own. Until the new code
 * has a result, and if it fails, a picture of the last result stands there.
 */
export function createRunner(
  place: HTMLElement,
  tell: (message: FromFrame) => void,
) {
  let running: ReturnType<typeof start> | undefined;
  let picture: HTMLElement | undefined;
  let lastScript: string | undefined;

  const keepResult = () => {
    if (!running?.hasResult()) return;
    picture = running.element.cloneNode(true) as HTMLElement;
    picture.inert = true;
  };
  const end = () => {
    const ended = running;
    running = undefined;
    ended?.close();
    place.replaceChildren(picture ?? '');
  };
  const fail = (error: unknown) => {
    end();
    const problem = problemOf(error);
    tell({type: 'changed', change: {problem}});
    tell({type: 'log', entry: {level: 'error', ...problem}});
  };

  const start = (element: HTMLElement, run: Run) => {
    const Example = loadComponent(run.script);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    let proof: ReturnType<typeof setTimeout> | undefined;
    let isSettled = false;
    const settle = () => {
      isSettled = true;
      if (!element.isConnected) place.replaceChildren(element);
      clearTimeout(proof);
      proof = setTimeout(keepResult, provenMs);
      tell({type: 'changed', change: {isBusy: false}});
    };
    const report = () => {
      clearTimeout(quiet);
      // After its end, what it asked the wallet may still be told.
      if (running?.element !== element) return;
      tell({type: 'changed', change: {chains: environment.view()}});
      const isMounted = element.hasChildNodes();
      // Later answers are those to subscriptions, at every block.
      const isLoading = !isMounted || (!isSettled && environment.isAnswering());
      if (isLoading || environment.isBusy())
        tell({type: 'changed', change: {isBusy: true}});
      else quiet = setTimeout(settle, quietMs);
    };
    const environment = createEnvironment(run, report, (rows) => {
      if (running?.element === element) tell({type: 'requests', rows});
    });
    const root = createRoot(element, {onUncaughtError: fail});
    // The providers that an app has around it, as the guide on setup says.
    root.render(
      <ReactiveDotProvider config={environment.config}>
        <ChainProvider chainId="polkadot">
          <SignerProvider signer={environment.signer}>
            <div className="demo-result" ref={report}>
              {/* For an example that forgets its own. */}
              <Suspense>
                <Example />
              </Suspense>
            </div>
          </SignerProvider>
        </ChainProvider>
      </ReactiveDotProvider>,
    );
    if (run.pressesButton) {
      // What the page shows in its place looks like it, but for the loading.
      element.hidden = !picture;
      pressFirst(element);
    }
    if (run.isQuiet) keepQuiet(element);
    return {
      element,
      environment,
      hasResult: () => isSettled,
      close() {
        clearTimeout(quiet);
        clearTimeout(proof);
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
      // Code that runs anew shows how it loads; changed code takes over when it has.
      if (!picture || run.script === lastScript) place.replaceChildren(element);
      lastScript = run.script;
      try {
        running = start(element, run);
      } catch (error) {
        fail(error);
      }
    },
    flip: (name: SwitchName, isOn: boolean) =>
      running?.environment.flip(name, isOn),
  };
}

/** Shows an element and presses its first button, once that is there. */
function pressFirst(element: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const button = element.querySelector('button');
    if (!button) return;
    observer.disconnect();
    element.hidden = false;
    button.click();
  });
  observer.observe(element, {childList: true, subtree: true});
}

/** Keeps an element's statuses from being read aloud until the reader presses something in it. */
function keepQuiet(element: HTMLElement): void {
  const setLive = (value: string) => {
    element
      .querySelectorAll('[role=status]')
      .forEach((status) => status.setAttribute('aria-live', value));
  };
  const observer = new MutationObserver(() => setLive('off'));
  observer.observe(element, {childList: true, subtree: true});
  element.addEventListener('click', ({isTrusted}) => {
    // The first button is pressed by this file.
    if (!isTrusted) return;
    observer.disconnect();
    setLive('polite');
  });
}
