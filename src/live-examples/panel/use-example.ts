import {useReducer, useRef, useState, type RefObject} from 'react';

import type {
  ChainsView,
  FromFrame,
  LogEntry,
  Problem,
  SwitchName,
} from '../messages';
import type {Demo} from '../read-demos';
import {useFrame} from './use-frame';

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
}

/** An example in its place, and what can be done with it. */
export type Example = ReturnType<typeof useExample>;

const start: ExampleState = {
  status: 'idle',
  height: 0,
  chains: {heights: [], on: [], balances: []},
  log: [],
};

type Event = FromFrame | {type: 'started' | 'stopped' | 'log cleared'};

/** @returns the state after what happened */
function reduce(state: ExampleState, event: Event): ExampleState {
  switch (event.type) {
    case 'started':
      return {...state, status: 'running', problem: undefined};
    case 'busy':
      if (state.status === 'failed') return state;
      return {...state, status: event.isBusy ? 'running' : 'done'};
    case 'failed':
      return {...state, status: 'failed', problem: event.problem};
    case 'height':
      return {...state, height: event.pixels};
    case 'chains':
      return {...state, chains: event.view};
    case 'log':
      return {...state, log: [...state.log, event.entry].slice(-longestLog)};
    case 'log cleared':
      return {...state, log: []};
    case 'stopped':
      return {...start, height: state.height, log: state.log};
  }
  return state;
}

/**
 * Runs the code of a demo, as the reader has changed it, in a frame that lies
 * in `place`, and tells how it is doing.
 *
 * @param firstCode the code at first, if it is not the demo's own
 */
export function useExample(
  demo: LoadedDemo,
  place: RefObject<HTMLElement | null>,
  firstCode = demo.code,
) {
  const [state, dispatch] = useReducer(reduce, start);
  const [code, setCode] = useState(firstCode);
  const newest = useRef(firstCode);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRun = useRef(false);

  const frame = useFrame(place, {
    title: `Result of ${demo.name.replaceAll('-', ' ')}`,
    onMessage: dispatch,
    onEnd(message) {
      dispatch({type: 'stopped'});
      dispatch({type: 'failed', problem: {message, line: 0}});
    },
  });
  const run = async (pressesButton = false) => {
    clearTimeout(timer.current);
    hasRun.current = true;
    const text = newest.current;
    try {
      const script = text === demo.code ? demo.script : await compile(text);
      // Meanwhile there may be newer code, which has its own turn.
      if (text !== newest.current) return;
      dispatch({type: 'started'});
      const on = firstSwitches(demo, state);
      frame.open();
      frame.send({type: 'run', script, on, pressesButton});
    } catch (error) {
      const {message, line = 0} = error as Error & {line?: number};
      dispatch({type: 'failed', problem: {message, line}});
    }
  };

  return {
    state,
    code,
    run,
    /** Takes what the reader wrote, and runs it when the reader pauses. */
    edit(text: string) {
      newest.current = text;
      setCode(text);
      clearTimeout(timer.current);
      // Code that came by an address waits for the reader's Run.
      if (hasRun.current) timer.current = setTimeout(() => void run(), pauseMs);
    },
    stop() {
      clearTimeout(timer.current);
      frame.remove();
      dispatch({type: 'stopped'});
    },
    flip: (name: SwitchName, isOn: boolean) =>
      frame.send({type: 'flip', name, isOn}),
    clearLog: () => dispatch({type: 'log cleared'}),
  };
}

/** The demo's own, and a slow network: most ask once, at the start, so there it can be seen. */
const firstSwitches = (demo: Demo, {chains}: ExampleState): SwitchName[] =>
  chains.on.includes('slow') && !demo.on.includes('slow')
    ? [...demo.on, 'slow']
    : demo.on;

async function compile(code: string): Promise<string> {
  const {toScript} = await import('../code/to-script');
  return toScript(code);
}
