import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useReducer, useRef, type RefObject} from 'react';

import type {ChainsView, FromFrame, Run, SwitchName} from '../messages';
import {openFrame, type Frame} from './open-frame';

/** What is wrong with the newest code, and where, if it is known. */
export interface Problem {
  message: string;
  line?: number;
}

/** A line of the console. */
export interface LogEntry extends Problem {
  level: string;
}

/** How an example is doing. `failed` may come with an older result, which stays. */
export interface ExampleState {
  status: 'idle' | 'running' | 'done' | 'failed';
  /** Whether a result is there, of this or of older code. */
  hasResult: boolean;
  problem?: Problem;
  height: number;
  chains: ChainsView;
  log: LogEntry[];
}

/** An example in its place, and what can be done with it. */
export interface Example {
  state: ExampleState;
  run(run: Run): void;
  /** Shows what is wrong with code that cannot even run. */
  complain(problem: Problem): void;
  stop(): void;
  flip(name: SwitchName, isOn: boolean): void;
  clearLog(): void;
}

const longestLog = 200;

const start: ExampleState = {
  status: 'idle',
  hasResult: false,
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
    case 'shown':
      return {...state, hasResult: true};
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
    case 'stopped':
      return {
        ...start,
        height: state.height,
        log: state.log,
        ...(event.problem && {status: 'failed', problem: event.problem}),
      };
  }
  return state;
}

/** Runs code in a frame that lies in `place`, and tells how it is doing. */
export function useExample(
  place: RefObject<HTMLElement | null>,
  title: string,
): Example {
  const [state, dispatch] = useReducer(reduce, start);
  const baseUrl = useBaseUrl('/');
  const frame = useRef<Frame>(undefined);

  const stop = (problem?: Problem) => {
    frame.current?.remove();
    frame.current = undefined;
    dispatch({type: 'stopped', problem});
  };
  const open = () => {
    frame.current ??= openFrame(place.current!, {
      baseUrl,
      title,
      onMessage: dispatch,
      onEnd: (message) => stop({message}),
    });
    return frame.current;
  };

  useEffect(() => () => frame.current?.remove(), []);
  useEffect(
    () =>
      watchSight(place.current!, (isSeen) =>
        frame.current?.send({type: 'pause', isPaused: !isSeen}),
      ),
    [place],
  );

  return {
    state,
    run(run) {
      dispatch({type: 'started'});
      open().send({type: 'run', ...run});
    },
    complain: ({message, line}) => dispatch({type: 'failed', message, line}),
    stop: () => stop(),
    flip: (name, isOn) => frame.current?.send({type: 'flip', name, isOn}),
    clearLog: () => dispatch({type: 'log cleared'}),
  };
}

/** Tells when an element comes on the screen and leaves it, or its tab does. */
function watchSight(
  element: HTMLElement,
  onChange: (isSeen: boolean) => void,
): () => void {
  let isOnScreen = true;
  const tell = () =>
    onChange(isOnScreen && document.visibilityState === 'visible');
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? isOnScreen;
    tell();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', tell);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}
