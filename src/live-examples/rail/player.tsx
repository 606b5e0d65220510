import {useEffect, useEffectEvent, type ReactNode} from 'react';

import {Frame} from '../example/frame';
import {Head} from '../example/head';
import type {LoadedDemo} from '../example/model';
import {Problem, Result} from '../example/result';
import {useExample} from '../example/use-example';
import type {Outcome} from './outcomes';
import styles from './styles.module.css';

/** The start and end of the function that describes an outcome to the user. */
const firstShown = 'function describe';
const lastShown = '\n}\n';

/** Runs the sample with one outcome, and marks the line that handles it. */
export function Player({
  demo,
  outcome,
}: {
  demo: LoadedDemo;
  outcome: Outcome;
}): ReactNode {
  const played = {...demo, on: outcome.on};
  const example = useExample(demo.name, {
    load: () => Promise.resolve(played),
    first: {demo: played},
  });
  const start = useEffectEvent(() => void example.run(true));
  const reconnect = useEffectEvent(() => example.flip('cut', false));
  useEffect(() => {
    start();
    if (outcome.reconnectsAfter === undefined) return undefined;
    const timer = setTimeout(() => reconnect(), outcome.reconnectsAfter);
    return () => clearTimeout(timer);
  }, [outcome]);

  const {code} = demo;
  const from = code.indexOf(firstShown);
  const shown = code.slice(from, code.indexOf(lastShown, from) + 2);
  return (
    <>
      <Head example={example} />
      <Problem example={example} />
      <Result example={example} frame={<Frame example={example} />} />
      {/* Focusable, because it scrolls on small screens. */}
      <pre className={styles.code} tabIndex={0} aria-label="Sample code">
        {shown
          .split('\n')
          .map((line, index) =>
            line.includes(outcome.line) ? (
              <mark key={index}>{`${line}\n`}</mark>
            ) : (
              `${line}\n`
            ),
          )}
      </pre>
    </>
  );
}
