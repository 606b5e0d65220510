import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';

import {Frame} from '../example/frame';
import {Head} from '../example/head';
import type {LoadedDemo} from '../example/model';
import {Problem, Result} from '../example/result';
import {useExample} from '../example/use-example';
import type {Outcome} from './outcomes';
import styles from './styles.module.css';

/** Runs the sample with one outcome. */
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
    initial: {demo: played},
  });
  const start = useEffectEvent(() => void example.run(true));
  const reconnect = useEffectEvent(() => example.flip('cut', false));
  const place = useRef<HTMLDivElement>(null);
  // A layout effect, so that the status doesn't say "Not running" first.
  useLayoutEffect(() => {
    start();
    // The chain pauses while its frame is out of sight. Otherwise, the pressed
    // button stays where it is.
    const box = place.current!;
    if (box.getBoundingClientRect().top < 0)
      box.scrollIntoView({block: 'nearest'});
  }, []);
  const {run, said} = example.state;
  useEffect(() => {
    if (!run || outcome.reconnectsAfter === undefined) return undefined;
    const timer = setTimeout(() => reconnect(), outcome.reconnectsAfter);
    return () => clearTimeout(timer);
  }, [run, outcome]);
  const report = useEffectEvent(() => onSaid(said));
  useEffect(() => report(), [said]);

  return (
    <div ref={place} className={styles.played}>
      <Head example={example} />
      <Problem example={example} />
      <Result example={example} frame={<Frame example={example} />} />
    </div>
  );
}
