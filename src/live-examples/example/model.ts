import type {
  ChainsView,
  Change,
  Flip,
  LogEntry,
  Problem,
  Run,
} from '../messages';
import type {Demo} from '../read-demos';
import {endRequests, noRequests, type RequestList} from '../requests/list';
import type {SwitchName} from '../switches';

/** A demo with the compiled script of its code. */
export type LoadedDemo = Demo & {script: string};

/** What a page knows about its example. */
export interface ExampleState {
  /** Undefined until the page has fetched it. */
  demo?: LoadedDemo;
  /** The reader's code, if it was changed. */
  code?: string;
  /** Whether a run waits for the demo and the frame's program. */
  isStarting: boolean;
  /**
   * The last run and the last flip of a switch, as messages to the frame. A run
   * starts with the switches that are on when it's sent.
   */
  run?: Omit<Run, 'on'>;
  flip?: Flip;
  /** Whether it started without a click, so that nothing is announced. */
  isQuiet: boolean;
  /** Why the newest code has no result. The last good result may still show. */
  problem?: Problem;
  /** Whether an answer, a signature, or a transaction is pending. */
  isBusy: boolean;
  /** Whether the frame has shown anything. */
  hasShown: boolean;
  /** The height of the result, in pixels. */
  height: number;
  /** The text of the result's first status. */
  said: string;
  chains: ChainsView;
  /** Console messages. */
  log: LogEntry[];
  /** Requests to the chains, in this run and earlier ones. */
  requests: RequestList;
}

/** The state of an example in one word. `head.tsx` has its texts. */
export type Status =
  | 'idle'
  | 'starting'
  | 'running'
  | 'ready'
  | 'live'
  | 'disconnected'
  | 'failed';

/** Maximum number of messages in the console. */
const longestLog = 200;

/** The state before the first run. */
export const start: ExampleState = {
  isStarting: false,
  isQuiet: false,
  isBusy: false,
  hasShown: false,
  height: 0,
  said: '',
  chains: {heights: [], on: [], balances: []},
  log: [],
  requests: noRequests,
};

/** Returns the status of an example. A problem hides all others. */
export function statusOf({
  problem,
  isStarting,
  run,
  isBusy,
  hasShown,
  chains,
}: ExampleState): Status {
  if (problem) return 'failed';
  if (isStarting) return 'starting';
  if (!run) return 'idle';
  // On the home page, a recorded run is visible until the first result.
  if (isBusy) return hasShown ? 'running' : 'starting';
  if (chains.on.includes('cut')) return 'disconnected';
  // Some examples connect only after the reader presses their button.
  return chains.heights.length > 0 ? 'live' : 'ready';
}

/** Returns the reader's code, or else the demo's. */
export const codeOf = ({demo, code}: ExampleState): string =>
  code ?? demo?.code ?? '';

/**
 * Starts a run, and clears the console and the problem.
 *
 * @param script - the compiled code of the reader or the demo
 */
export function run(
  state: ExampleState,
  demo: LoadedDemo,
  script: string,
  pressesButton: boolean,
): ExampleState {
  const on = Array.from(new Set([...demo.on, ...state.chains.on]));
  const {balance} = demo;
  const {isQuiet} = state;
  return {
    ...state,
    demo,
    run: {type: 'run', script, balance, pressesButton, isQuiet},
    chains: {...state.chains, on},
    isStarting: false,
    problem: undefined,
    isBusy: true,
    log: [],
  };
}

/** Ends a run. Keeps code, console, and switches. */
export const stop = (state: ExampleState): ExampleState => ({
  ...start,
  demo: state.demo,
  code: state.code,
  height: state.height,
  chains: {...start.chains, on: state.chains.on},
  log: state.log,
  requests: endRequests(state.requests),
});

/** Sets a switch. Later runs keep it. */
export function flip(
  state: ExampleState,
  name: SwitchName,
  isOn: boolean,
): ExampleState {
  const others = state.chains.on.filter((one) => one !== name);
  const on = isOn ? [...others, name] : others;
  return {
    ...state,
    isQuiet: false,
    flip: {type: 'flip', name, isOn, id: lastFlipOf(state) + 1},
    chains: {...state.chains, on},
  };
}

/**
 * Applies a change that the frame reports. If the frame hadn't received the last
 * flip, the switches stay as the reader set them.
 */
export function report(state: ExampleState, change: Change): ExampleState {
  if ('chains' in change) {
    const {chains, lastFlip} = change;
    const isLate = lastFlip < lastFlipOf(state);
    const {on} = isLate ? state.chains : chains;
    return {...state, chains: {...chains, on}};
  }
  // The first height belongs to the empty page and is 0.
  const hasShown = state.hasShown || ('height' in change && change.height > 0);
  return {...state, ...change, hasShown};
}

const lastFlipOf = ({flip}: ExampleState): number => flip?.id ?? 0;

/** Adds a message to the console. Keeps only the newest. */
export const log = (state: ExampleState, entry: LogEntry): ExampleState => ({
  ...state,
  log: [...state.log, entry].slice(-longestLog),
});
