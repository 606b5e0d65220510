import type {Handover} from '../client/handover';

const listening = new AbortController();

/** Handed over to the scripts. */
export const state: Handover = {
  held: [],
  finish: () => listening.abort(),
  letGo() {
    state.held = undefined;
  },
};

/** Ends when the page answers by itself. */
export const untilAnswering = listening.signal;
