import {useEffect, useEffectEvent, useRef, useState} from 'react';

import type {
  ChainsView,
  LogEntry,
  Problem,
  RequestRow,
  SwitchName,
  ToFrame,
} from '../messages';
import type {Demo} from '../read-demos';
import {
  addRequests,
  clearRequests,
  endRequests,
  noRequests,
  type RequestList,
} from '../requests/list';

/** How long after the last key the new code runs, in ms. */
const pauseMs = 200;
const longestLog = 200;

/** A live example as its page fetches it. */
export type LoadedDemo = Demo & {script: string};

interface ExampleState {
  /** What the frame runs, if there is one, and the newest change of a switch. */
  run?: ToFrame;
  flip?: ToFrame;
  /** Why the newest code shows nothing; an older result may stay. */
  problem?: Problem;
  isBusy: boolean;
  chains: ChainsView;
  height: number;
  log: LogEntry[];
  requests: RequestList;
}

/** An example in its place, and what can be done with it. */
export type Example = ReturnType<typeof useExample>;

const start: ExampleState = {
  isBusy: false,
  chains: {heights: [], on: [], balances: []},
  height: 0,
  log: [],
  requests: noRequests,
};

/** Without its frame. What the reader switched on stays on. */
const end = (state: ExampleState): ExampleState => ({
  ...start,
  chains: {...start.chains, on: state.chains.on},
  height: state.height,
  log: state.log,
  requests: endRequests(state.requests),
});

/** What an example is doing. */
export type Status = 'idle' | 'running' | 'done' | 'cut' | 'failed';

function statusOf({problem, run, isBusy, chains}: ExampleState): Status {
  if (problem) return 'failed';
  if (!run) return 'idle';
  if (isBusy) return 'running';
  return chains.on.includes('cut') ? 'cut' : 'done';
}

/**
 * Decides what the frame runs of a demo, as the reader has changed it, and
 * tells how it is doing.
 *
 * @param firstCode the code at first, if it is not the demo's own
 */
export function useExample(demo: LoadedDemo, firstCode = demo.code) {
  const [state, setState] = useState(start);
  const [code, setCode] = useState(firstCode);
  const newest = useRef(firstCode);
  const status = statusOf(state);
  const update = (change: Partial<ExampleState>) =>
    setState((old) => ({...old, ...change}));

  const run = async (pressesButton = false) => {
    newest.current = code;
    try {
      const script = code === demo.code ? demo.script : await compile(code);
      // Meanwhile there may be newer code, which has its own turn.
      if (code !== newest.current) return;
      setState((old) => {
        const on = [...demo.on, ...old.chains.on];
        const {balance} = demo;
        const run = {type: 'run', script, on, balance, pressesButton} as const;
        return {...old, run, problem: undefined, isBusy: true, log: []};
      });
    } catch (error) {
      if (code !== newest.current) return;
      const {message, line = 0} = error as Error & {line?: number};
      update({problem: {message, line}});
    }
  };
  const runChange = useEffectEvent(() => {
    // What hasn't run yet, such as code that came by an address, waits for the reader's Run.
    if (code !== newest.current && status !== 'idle') void run();
  });
  useEffect(() => {
    const timer = setTimeout(() => runChange(), pauseMs);
    return () => clearTimeout(timer);
  }, [code]);

  return {
    title: `Result of ${demo.name.replaceAll('-', ' ')}`,
    state,
    status,
    code,
    run,
    update,
    addToLog: (entry: LogEntry) =>
      setState((old) => ({
        ...old,
        log: [...old.log, entry].slice(-longestLog),
      })),
    addRequests: (rows: RequestRow[]) =>
      setState((old) => ({...old, requests: addRequests(old.requests, rows)})),
    clearRequests: () =>
      setState((old) => ({...old, requests: clearRequests(old.requests)})),
    stop: () => setState(end),
    /** Stops the example and says why. */
    fail: (message: string) =>
      setState((old) => ({...end(old), problem: {message, line: 0}})),
    /** Takes what the reader wrote, which runs when the reader pauses. */
    edit: setCode,
    flip: (name: SwitchName, isOn: boolean) =>
      setState((old) => {
        const others = old.chains.on.filter((one) => one !== name);
        const on = isOn ? [...others, name] : others;
        const chains = {...old.chains, on};
        return {...old, flip: {type: 'flip', name, isOn}, chains};
      }),
  };
}

async function compile(code: string): Promise<string> {
  const {toScript} = await import('../code/to-script');
  return toScript(code);
}
