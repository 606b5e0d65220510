import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type PropsWithChildren, type ReactNode} from 'react';

import {tellIfLate} from '../../client-modules/load-failures/in-time';
import {stops, type Outcome} from './outcomes';
import styles from './styles.module.css';

const load = async (baseUrl: string) => {
  const [{loadDemo}, {Player}] = await Promise.all([
    import('../panel/stage'),
    import('./player'),
  ]);
  return {Player, demo: await loadDemo('transaction-outcomes', baseUrl)};
};

/**
 * The way of a transaction from signing to finalized, as a rail. A button at
 * each stop plays what can happen there. Without scripts `children` show it.
 */
export default function TransactionRail({
  children,
}: PropsWithChildren): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [chosen, setChosen] = useState<{outcome: Outcome; turn: number}>();
  const [hasFailed, setHasFailed] = useState(false);

  const play = (outcome: Outcome) => {
    setChosen((old) => ({outcome, turn: (old?.turn ?? 0) + 1}));
    setHasFailed(false);
    if (loaded) return;
    const arrived = tellIfLate(
      'The live example is slow to load. It starts as soon as it arrives, and Retry reloads this page.',
    );
    load(baseUrl)
      .finally(arrived)
      .then(setLoaded, () => setHasFailed(true));
  };

  return (
    <>
      <noscript>{children}</noscript>
      <section
        className={styles.rail}
        aria-label="The way of a transaction"
        data-needs-scripts
      >
        <ol>
          {stops.map(({name, outcomes}) => (
            <li
              key={name}
              data-is-chosen={outcomes.some((one) => one === chosen?.outcome)}
            >
              <b>{name}</b>
              {outcomes.map((outcome) => (
                <button
                  key={outcome.label}
                  type="button"
                  className="button"
                  aria-pressed={outcome === chosen?.outcome}
                  onClick={() => play(outcome)}
                >
                  {outcome.label}
                </button>
              ))}
            </li>
          ))}
        </ol>
        {loaded && chosen ? (
          <loaded.Player
            key={chosen.turn}
            demo={loaded.demo}
            outcome={chosen.outcome}
          />
        ) : (
          <p role="status">
            {hasFailed
              ? "It couldn't be fetched. Check your connection and try again."
              : chosen
                ? 'Starting…'
                : 'Choose what happens to a transaction. It runs in this page, on a simulated chain.'}
          </p>
        )}
      </section>
    </>
  );
}
