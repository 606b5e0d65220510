import sample from '@generated/code-samples/default/demos/transaction-outcomes.tsx.json';
import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';

import {Frame} from '../example/frame';
import {Head} from '../example/head';
import type {LoadedDemo} from '../example/model';
import {Problem, Result} from '../example/result';
import {useExample} from '../example/use-example';
import {outcomeCode} from './outcome-code';
import type {Outcome} from './outcomes';
import styles from './styles.module.css';

/**
 * Runs the sample with one outcome, marks the line that handles its state, and
 * scrolls the code to it.
 */
export function Player({
  demo,
  outcome,
  onSaid,
}: {
  demo: LoadedDemo;
  outcome: Outcome;
  /** Receives what the sample tells the user. */
  onSaid: (said: string) => void;
}): ReactNode {
  const played = {...demo, on: outcome.on};
  const example = useExample(demo.name, {
    load: () => Promise.resolve(played),
    first: {demo: played},
  });
  const start = useEffectEvent(() => void example.run(true));
  const reconnect = useEffectEvent(() => example.flip('cut', false));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    start();
    // The chain pauses while its frame is out of sight.
    place.current?.scrollIntoView({block: 'nearest'});
  }, []);
  const {run, said} = example.state;
  useEffect(() => {
    if (!run || outcome.reconnectsAfter === undefined) return undefined;
    const timer = setTimeout(() => reconnect(), outcome.reconnectsAfter);
    return () => clearTimeout(timer);
  }, [run, outcome]);
  const report = useEffectEvent(() => onSaid(said));
  useEffect(() => report(), [said]);

  const html = outcomeCode(sample.html, demo.code, said);
  const code = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const box = code.current!;
    const line = box.querySelector<HTMLElement>('.line-highlighted');
    if (!line) return;
    // `scrollIntoView` would scroll the page, too.
    const {top, height} = line.getBoundingClientRect();
    box.scrollTop +=
      top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
  }, [html]);
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.played}>
        <Head example={example} />
        <Problem example={example} />
        <Result example={example} frame={<Frame example={example} />} />
      </div>
      <div className={`code-box ${styles.code}`}>
        <div className="code-block">
          {/* Focusable, because it scrolls. */}
          <pre
            ref={code}
            tabIndex={0}
            role="group"
            aria-label="Sample code"
            translate="no"
          >
            <code dangerouslySetInnerHTML={{__html: html}} />
          </pre>
        </div>
      </div>
    </div>
  );
}
