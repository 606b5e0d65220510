import type {ComponentType} from 'react';
import {createRoot} from 'react-dom/client';

import type {FromFrame, Run, SwitchName} from '../messages';
import {loadComponent, problemOf} from './load-component';
import {modules} from './modules';
import {ExampleApp} from './example-app';
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
    running?.close();
    running = undefined;
    place.replaceChildren(picture ?? '');
  };
  const fail = (error: unknown) => {
    end();
    tell({type: 'failed', problem: problemOf(error)});
  };

  return {
    run(run: Run) {
      keepResult();
      end();
      const element = document.createElement('div');
      element.className = 'demo-result';
      // Code that runs anew shows how it loads; changed code takes over when it has.
      if (!picture || run.script === lastScript) place.replaceChildren(element);
      lastScript = run.script;
      try {
        running = start(element, loadComponent(run.script, modules), run, {
          tell,
          onResult() {
            if (!element.isConnected) place.replaceChildren(element);
          },
          onProven: keepResult,
          onError: fail,
        });
      } catch (error) {
        fail(error);
      }
    },
    flip: (name: SwitchName, isOn: boolean) =>
      running?.environment.flip(name, isOn),
  };
}

interface Listeners {
  tell: (message: FromFrame) => void;
  onResult: () => void;
  /** The result hasn't failed for a while. */
  onProven: () => void;
  onError: (error: unknown) => void;
}

function start(
  element: HTMLElement,
  Example: ComponentType,
  run: Run,
  {tell, onResult, onProven, onError}: Listeners,
) {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let proof: ReturnType<typeof setTimeout> | undefined;
  let isMounted = false;
  let isSettled = false;
  let isClosed = false;
  const report = () => {
    clearTimeout(quiet);
    if (isClosed) return;
    tell({type: 'chains', view: environment.view()});
    // Later answers are those to subscriptions, at every block.
    const isLoading = !isMounted || (!isSettled && environment.isAnswering());
    if (isLoading || environment.isBusy()) {
      tell({type: 'busy', isBusy: true});
      return;
    }
    quiet = setTimeout(() => {
      isSettled = true;
      onResult();
      clearTimeout(proof);
      proof = setTimeout(onProven, provenMs);
      tell({type: 'busy', isBusy: false});
    }, quietMs);
  };
  const environment = createEnvironment(run, report);
  const onShown = () => {
    isMounted = true;
    report();
  };
  const root = createRoot(element, {onUncaughtError: onError});
  root.render(<ExampleApp {...{Example, environment, onShown}} />);
  if (run.pressesButton) pressFirst(element);
  return {
    element,
    environment,
    hasResult: () => isSettled,
    close() {
      isClosed = true;
      clearTimeout(quiet);
      clearTimeout(proof);
      root.unmount();
      environment.close();
    },
  };
}

/** Presses the first button that shows, once it is there. */
function pressFirst(element: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const button = element.querySelector('button');
    if (!button) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(element, {childList: true, subtree: true});
}
