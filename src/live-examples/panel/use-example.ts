import {useEffect, useEffectEvent, useReducer, useRef, useState} from 'react';

import type {
  ChainsView,
  FromFrame,
  LogEntry,
  Problem,
  SwitchName,
  ToFrame,
} from '../messages';
import type {Demo} from '../read-demos';

/** How long after the last key the new code runs, in ms. */
const pauseMs = 200;
const longestLog = 200;

/** A live example as its page fetches it. */
export type LoadedDemo = Demo & {script: string};

/** How an example is doing. `failed` may come with an older result, which stays. */
export interface ExampleState {
  status: 'idle' | 'running' | 'done' | 'failed';
  problem?: Problem;
  height: number;
  chains: ChainsView;
  log: LogEntry[];
  /** What the frame runs, if there is one, and the newest change of a switch. */
  run?: ToFrame;
  flip?: ToFrame;
}

/** An example in its place, and what can be done with it. */
export type Example = ReturnType<typeof useExample>;

const start: ExampleState = {
  status: 'idle',
  height: 0,
  chains: {heights: [], on: [], balances: []},
  log: [],
};

type Change = FromFrame | ToFrame | {type: 'stopped' | 'log cleared'};

/** @returns the state after a change */
function reduce(state: ExampleState, change: Change): ExampleState {
  switch (change.type) {
    case 'run':
      return {
        ...state,
        status: 'running',
        problem: undefined,
        log: [],
        // What the reader switched on stays on.
        run: {...change, on: [...change.on, ...state.chains.on]},
      };
    case 'flip': {
      const others = state.chains.on.filter((name) => name !== change.name);
      const on = change.isOn ? [...others, change.name] : others;
      return {...state, flip: change, chains: {...state.chains, on}};
    }
    case 'busy':
      if (state.status === 'failed') return state;
      return {...state, status: change.isBusy ? 'running' : 'done'};
    case 'failed':
      return {...state, status: 'failed', problem: change.problem};
    case 'height':
      return {...state, height: change.pixels};
    case 'chains':
      return {...state, chains: change.view};
    case 'log':
      return {...state, log: [...state.log, change.entry].slice(-longestLog)};
    case 'log cleared':
      return {...state, log: []};
    case 'stopped':
      return {
        ...start,
        height: state.height,
        log: state.log,
        chains: {...start.chains, on: state.chains.on},
      };
  }
  return state;
}

/**
 * Decides what the frame runs of a demo, as the reader has changed it, and
 * tells how it is doing.
 *
 * @param firstCode the code at first, if it is not the demo's own
 */
export function useExample(demo: LoadedDemo, firstCode = demo.code) {
  const [state, dispatch] = useReducer(reduce, start);
  const [code, setCode] = useState(firstCode);
  const newest = useRef(firstCode);

  const run = async (pressesButton = false) => {
    newest.current = code;
    try {
      const script = code === demo.code ? demo.script : await compile(code);
      // Meanwhile there may be newer code, which has its own turn.
      if (code !== newest.current) return;
      const {on, balance} = demo;
      dispatch({type: 'run', script, on, balance, pressesButton});
    } catch (error) {
      if (code !== newest.current) return;
      const {message, line = 0} = error as Error & {line?: number};
      dispatch({type: 'failed', problem: {message, line}});
    }
  };
  const runChange = useEffectEvent(() => {
    // What hasn't run yet, such as code that came by an address, waits for the reader's Run.
    if (code !== newest.current && state.status !== 'idle') void run();
  });
  useEffect(() => {
    const timer = setTimeout(() => runChange(), pauseMs);
    return () => clearTimeout(timer);
  }, [code]);

  const stop = () => dispatch({type: 'stopped'});

  return {
    title: `Result of ${demo.name.replaceAll('-', ' ')}`,
    state,
    code,
    run,
    stop,
    onMessage(message: FromFrame) {
      dispatch(message);
      if (message.type !== 'failed') return;
      const entry: LogEntry = {level: 'error', ...message.problem};
      dispatch({type: 'log', entry});
    },
    /** Stops the example and says why. */
    fail(message: string) {
      stop();
      dispatch({type: 'failed', problem: {message, line: 0}});
    },
    /** Takes what the reader wrote, which runs when the reader pauses. */
    edit: setCode,
    flip: (name: SwitchName, isOn: boolean) =>
      dispatch({type: 'flip', name, isOn}),
    clearLog: () => dispatch({type: 'log cleared'}),
  };
}

async function compile(code: string): Promise<string> {
  const {toScript} = await import('../code/to-script');
  return toScript(code);
}
