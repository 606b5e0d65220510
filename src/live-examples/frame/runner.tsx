import type {ComponentType} from 'react';
import {createRoot} from 'react-dom/client';

import type {FromFrame, Run, SwitchName} from '../messages';
import {lineOf, loadComponent, messageOf} from './load-component';
import {modules} from './modules';
import {Round} from './round';
import {createStand, type Stand} from './stand';

/** How long nothing is awaited before a result counts as there, in ms. */
const quietMs = 60;
/** How long the last result stays while new code shows nothing yet, in ms. */
const patienceMs = 4000;

/** Code that runs. */
interface RunningCode {
  stand: Stand;
  element: HTMLElement;
  /** Whether this is what the reader sees. */
  isSeen: boolean;
  close(): void;
}

/**
 * Runs code in an element, each time on chains of its own. The last result
 * stays until the new code has one.
 */
export function createRunner(
  place: HTMLElement,
  tell: (message: FromFrame) => void,
) {
  let seen: RunningCode | undefined;
  let newest: RunningCode | undefined;
  // What last showed and lasted: it stands in when what came after it throws.
  let lastGood: HTMLElement | undefined;
  let isPaused = false;

  const show = (round: RunningCode) => {
    if (round.isSeen || round !== newest) return;
    lastGood?.remove();
    if (seen) lastGood = copyOf(seen.element);
    seen?.close();
    seen = round;
    round.isSeen = true;
    round.element.hidden = false;
  };
  const fail = (error: unknown) =>
    tell({type: 'failed', message: messageOf(error), line: lineOf(error)});

  const start = (Example: ComponentType, run: Run): RunningCode => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    // Chains tell of changes while they are being set up.
    let isSetUp = false;
    let isMounted = false;
    let isSettled = false;
    const element = place.appendChild(document.createElement('div'));
    element.className = 'demo-result';
    // The first code shows how it loads; later code takes over when it has.
    const isFirst = place.childElementCount === 1;
    element.hidden = !isFirst;
    const root = createRoot(element);
    const report = () => {
      if (!isSetUp || round !== newest) return;
      clearTimeout(quiet);
      tell({type: 'chains', view: stand.view()});
      // Later answers are those to subscriptions, at every block.
      const isLoading = !isMounted || (!isSettled && stand.isAnswering());
      if (isLoading || stand.isBusy()) {
        tell({type: 'busy', isBusy: true});
        return;
      }
      quiet = setTimeout(() => {
        if (isSettled) lastGood = copyOf(element);
        isSettled = true;
        show(round);
        tell({type: 'busy', isBusy: false});
      }, quietMs);
    };
    const stand = createStand({...run, onChange: () => report()});
    stand.pause(isPaused);
    const patience = setTimeout(() => isMounted && show(round), patienceMs);
    const round: RunningCode = {
      stand,
      element,
      isSeen: false,
      close() {
        clearTimeout(quiet);
        clearTimeout(patience);
        root.unmount();
        stand.close();
        element.remove();
      },
    };
    isSetUp = true;
    root.render(
      <Round
        Example={Example}
        stand={stand}
        onShown={() => {
          isMounted = true;
          if (isFirst) show(round);
          report();
        }}
        onError={(error) => {
          if (round !== newest) return;
          newest = undefined;
          round.close();
          if (round.isSeen) {
            seen = undefined;
            if (lastGood) place.append(lastGood);
          }
          fail(error);
        }}
      />,
    );
    if (run.pressesButton) pressFirst(element);
    return round;
  };

  return {
    run(run: Run) {
      if (newest !== seen) newest?.close();
      newest = undefined;
      tell({type: 'busy', isBusy: true});
      try {
        newest = start(loadComponent(run.script, modules), run);
      } catch (error) {
        fail(error);
      }
    },
    flip: (name: SwitchName, isOn: boolean) =>
      (newest ?? seen)?.stand.flip(name, isOn),
    pause(value: boolean) {
      isPaused = value;
      (newest ?? seen)?.stand.pause(value);
    },
  };
}

/** A picture of a result, which does nothing any more. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  return copy;
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
