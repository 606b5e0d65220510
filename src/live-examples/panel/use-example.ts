import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useReducer, useRef, useState, type RefObject} from 'react';

import type {ChainsView, FromFrame, SwitchName} from '../messages';
import type {Demo} from '../read-demos';
import {openFrame, type Frame} from './open-frame';

/** How long after the last key the new code runs, in ms. */
const pauseMs = 200;
const longestLog = 200;

/** A live example as its page fetches it. */
export type LoadedDemo = Demo & {script: string};

/** What is wrong with the newest code, and in which line; 0 if it is not known. */
export interface Problem {
  message: string;
  line: number;
}

/** A line of the console. */
export interface LogEntry extends Problem {
  level: string;
}

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

type Event =
  | FromFrame
  | {type: 'started'}
  | {type: 'stopped'; problem?: Problem}
  | {type: 'log cleared'};

/** @returns the state after what happened */
function reduce(state: ExampleState, event: Event): ExampleState {
  switch (event.type) {
    case 'started':
      return {...state, status: 'running', problem: undefined};
    case 'busy':
      if (state.status === 'failed') return state;
      return {...state, status: event.isBusy ? 'running' : 'done'};
    case 'failed': {
      const {message, line} = event;
      return {...state, status: 'failed', problem: {message, line}};
    }
    case 'height':
      return {...state, height: event.pixels};
    case 'chains':
      return {...state, chains: event.view};
    case 'log': {
      const {level, text: message, line} = event;
      const log = [...state.log, {level, message, line}].slice(-longestLog);
      return {...state, log};
    }
    case 'log cleared':
      return {...state, log: []};
    case 'stopped': {
      const {height, log} = state;
      const {problem} = event;
      return {
        ...start,
        height,
        log,
        ...(problem && {status: 'failed', problem}),
      };
    }
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
  const frame = useRef<Frame>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRun = useRef(false);
  const baseUrl = useBaseUrl('/');

  const stop = (problem?: Problem) => {
    clearTimeout(timer.current);
    frame.current?.remove();
    frame.current = undefined;
    dispatch({type: 'stopped', problem});
  };
  const open = () =>
    (frame.current ??= openFrame(place.current!, {
      baseUrl,
      title: `Result of ${demo.name.replaceAll('-', ' ')}`,
      onMessage: dispatch,
      onEnd: (message) => stop({message, line: 0}),
    }));
  const run = async (pressesButton = false) => {
    clearTimeout(timer.current);
    hasRun.current = true;
    const text = newest.current;
    // Most examples ask once, at the start: there a slow network can be seen.
    const isSlow =
      state.chains.on.includes('slow') && !demo.on.includes('slow');
    const on = isSlow ? [...demo.on, 'slow' as const] : demo.on;
    try {
      const script = text === demo.code ? demo.script : await compile(text);
      // Meanwhile there may be newer code, which has its own turn.
      if (text !== newest.current) return;
      dispatch({type: 'started'});
      open().send({type: 'run', script, on, pressesButton});
    } catch (error) {
      const {message, line = 0} = error as Error & {line?: number};
      dispatch({type: 'failed', message, line});
    }
  };

  useEffect(() => () => frame.current?.remove(), []);

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
    stop: () => stop(),
    flip: (name: SwitchName, isOn: boolean) =>
      frame.current?.send({type: 'flip', name, isOn}),
    clearLog: () => dispatch({type: 'log cleared'}),
  };
}

async function compile(code: string): Promise<string> {
  const {toScript} = await import('../code/to-script');
  return toScript(code);
}
