import type {
  ChainsView,
  LogEntry,
  Problem,
  SwitchName,
  ToFrame,
} from '../messages';
import type {Demo} from '../read-demos';
import {endRequests, noRequests, type RequestList} from '../requests/list';

/** A demo as the page fetches it: with the script of its own code. */
export type LoadedDemo = Demo & {script: string};

export interface ExampleState {
  /** Undefined until it's fetched. */
  demo?: LoadedDemo;
  /** The code as the reader changed it. */
  code?: string;
  /** Whether the demo and what runs it are being fetched for a run. */
  isStarting: boolean;
  /** The last run, and the last change of a switch, which the frame receives. */
  run?: ToFrame;
  flip?: ToFrame;
  /** Whether it runs without the reader's asking, so that nothing is read aloud. */
  isQuiet: boolean;
  /** Why the newest code has no result. The last good result may still show. */
  problem?: Problem;
  /** Whether an answer, a signature, or a transaction is awaited. */
  isBusy: boolean;
  /** Whether the frame shows anything yet. */
  hasShown: boolean;
  /** The height of the result, in pixels. */
  height: number;
  chains: ChainsView;
  /** What the code logs. */
  log: LogEntry[];
  /** What the code asks its chains, in this run and the runs before. */
  requests: RequestList;
}

export type Status =
  'idle' | 'starting' | 'running' | 'live' | 'disconnected' | 'failed';

/** The lists of the state, which grow while an example runs. */
export type ListName = 'log';

const longestList = 200;

export const start: ExampleState = {
  isStarting: false,
  isQuiet: false,
  isBusy: false,
  hasShown: false,
  height: 0,
  chains: {heights: [], on: [], balances: []},
  log: [],
  requests: noRequests,
};

export function statusOf({
  problem,
  isStarting,
  run,
  isBusy,
  chains,
}: ExampleState): Status {
  if (problem) return 'failed';
  if (isStarting) return 'starting';
  if (!run) return 'idle';
  if (isBusy) return 'running';
  return chains.on.includes('cut') ? 'disconnected' : 'live';
}

/** The code that shows and runs: the reader's, or the demo's own. */
export const codeOf = ({demo, code}: ExampleState): string =>
  code ?? demo?.code ?? '';

/** Runs a script of the demo's code. The console begins anew. */
export function run(
  state: ExampleState,
  demo: LoadedDemo,
  script: string,
  pressesButton: boolean,
): ExampleState {
  const on = [...demo.on, ...state.chains.on];
  const {balance} = demo;
  const {isQuiet} = state;
  return {
    ...state,
    demo,
    run: {type: 'run', script, on, balance, pressesButton, isQuiet},
    isStarting: false,
    problem: undefined,
    isBusy: true,
    log: [],
  };
}

/** Ends the run, if there is one. Code, console, and switches stay. */
export const stop = (state: ExampleState): ExampleState => ({
  ...start,
  demo: state.demo,
  code: state.code,
  height: state.height,
  chains: {...start.chains, on: state.chains.on},
  log: state.log,
  requests: endRequests(state.requests),
});

/** Turns a switch, which the next run keeps. */
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
    flip: {type: 'flip', name, isOn},
    chains: {...state.chains, on},
  };
}

/** Adds an entry to a list, which keeps the newest 200. */
export const add = <Name extends ListName>(
  state: ExampleState,
  list: Name,
  entry: ExampleState[Name][0],
): ExampleState => ({
  ...state,
  [list]: [...state[list], entry].slice(-longestList),
});
