import {useRef, useState} from 'react';

import type {SwitchName} from '../messages';
import type {Demo} from '../read-demos';
import type {Example} from './use-example';

/** How long after the last key the new code runs, in ms. */
const pauseMs = 200;

/** A live example as its page fetches it. */
export type LoadedDemo = Demo & {script: string};

/**
 * Runs the code of a demo as the reader has changed it.
 *
 * @param start the code at first, if it is not the demo's own
 */
export function useCode(demo: LoadedDemo, example: Example, start = demo.code) {
  const [code, setCode] = useState(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(start);
  const hasRun = useRef(false);

  const run = async (
    also: readonly SwitchName[] = [],
    pressesButton = false,
  ) => {
    clearTimeout(timer.current);
    hasRun.current = true;
    const text = newest.current;
    try {
      const script = text === demo.code ? demo.script : await compile(text);
      // Meanwhile there may be newer code, which has its own turn.
      if (text !== newest.current) return;
      const on = Array.from(new Set([...demo.on, ...also]));
      example.run({script, on, pressesButton});
    } catch (error) {
      example.complain(error as Error & {line?: number});
    }
  };

  return {
    code,
    isEdited: code !== demo.code,
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
      example.stop();
    },
  };
}

async function compile(code: string): Promise<string> {
  const {toScript} = await import('../code/to-script');
  return toScript(code);
}
