import type {Handover} from '../client/handover';

const listening = new AbortController();

/** Handed over to the scripts. */
export const state: Handover = {
  held: [],
  written: new Map(),
  finish: () => listening.abort(),
  letGo() {
    state.held = undefined;
    state.written.clear();
  },
};

/** Ends when the page answers by itself. */
export const untilAnswering = listening.signal;

/** Listens on the window, before whatever a script adds to the document, until the page answers. */
export function listen<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  passive = true,
): void {
  addEventListener(
    type,
    (event) => {
      if (event !== state.again && event.target instanceof Element) {
        listener(event);
      }
    },
    {capture: true, passive, signal: untilAnswering},
  );
}
