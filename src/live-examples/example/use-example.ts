import {useEffect, useEffectEvent, useRef, useState} from 'react';

import type {Change, LogEntry, RequestRow} from '../messages';
import {addRequests, clearRequests} from '../requests/list';
import type {SwitchName} from '../switches';
import * as model from './model';
import type {ExampleState, LoadedDemo} from './model';

/** Time in ms from the last key until changed code runs. */
const pauseMs = 200;

/** A live example's state and actions. */
export type Example = ReturnType<typeof useExample>;

interface Options {
  /** Fetches the demo and the layout's other files. Called for each run. */
  load: () => Promise<LoadedDemo>;
  /** The initial demo, and its code if it differs from the demo's. */
  initial?: Pick<ExampleState, 'demo' | 'code'>;
}

/**
 * The state of a live example. Both layouts, the panel and the playground, show
 * this state, and change it only with these functions.
 *
 * @param name - the demo's name
 */
export function useExample(name: string, {load, initial}: Options) {
  const [state, setState] = useState<ExampleState>({
    ...model.start,
    ...initial,
  });
  const status = model.statusOf(state);
  const code = model.codeOf(state);
  /**
   * Counts runs and stops, so that a slow start is ignored after a later action.
   */
  const turn = useRef(0);
  /** The code that ran last. */
  const lastCode = useRef<string>(undefined);

  /**
   * Runs the reader's code, or else the demo's.
   *
   * @param pressesButton - whether the run presses the first button that appears
   * @param isQuiet - whether nothing is announced, and a failure shows no message
   */
  const run = async (pressesButton = false, isQuiet = false) => {
    turn.current += 1;
    const {current} = turn;
    const update = (change: (old: ExampleState) => ExampleState) => {
      if (turn.current === current) setState(change);
    };
    lastCode.current = code;
    update((old) => ({...old, isQuiet}));
    if (!state.run)
      update((old) => ({...old, isStarting: true, problem: undefined}));
    try {
      const demo = await load();
      const ran = state.code ?? demo.code;
      const script = ran === demo.code ? demo.script : await compile(ran);
      lastCode.current = ran;
      update((old) => model.run(old, demo, script, pressesButton));
    } catch (error) {
      const {message, line = 0} = error as Error & {line?: number};
      const problem = {message, line};
      update((old) =>
        isQuiet ? model.stop(old) : {...old, isStarting: false, problem},
      );
    }
  };

  const {demo} = state;
  const runChange = useEffectEvent(() => {
    // Until the demo arrives, its code isn't known, so it would count as changed.
    if (!demo) return;
    // Code from an address only runs after the reader presses Run.
    if (status !== 'idle' && code !== lastCode.current) void run();
  });
  useEffect(() => {
    const timer = setTimeout(() => runChange(), pauseMs);
    return () => clearTimeout(timer);
  }, [state.code, demo]);

  const end = (change: (old: ExampleState) => ExampleState) => {
    turn.current += 1;
    setState(change);
  };

  return {
    name,
    state,
    status,
    code,
    run,
    stop: () => end(model.stop),
    /** Stops the example. If the reader started it, shows the reason. */
    fail: (message: string) =>
      end((old) => ({
        ...model.stop(old),
        problem: old.isQuiet ? undefined : {message, line: 0},
      })),
    /** Sets the reader's code. It runs after a pause. */
    edit: (written: string) => setState((old) => ({...old, code: written})),
    flip: (switchName: SwitchName, isOn: boolean) =>
      setState((old) => model.flip(old, switchName, isOn)),
    /** Applies a change that the frame reports. */
    report: (change: Change) => setState((old) => model.report(old, change)),
    log: (entry: LogEntry) => setState((old) => model.log(old, entry)),
    clearLog: () => setState((old) => ({...old, log: []})),
    addRequests: (rows: readonly RequestRow[]) =>
      setState((old) => ({...old, requests: addRequests(old.requests, rows)})),
    clearRequests: () =>
      setState((old) => ({...old, requests: clearRequests(old.requests)})),
  };
}

/** Compiles a reader's code, with a compiler that is fetched only for this. */
async function compile(code: string): Promise<string> {
  const {toScript} = await import('../code/to-script');
  return toScript(code);
}
