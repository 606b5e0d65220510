import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type ReactNode} from 'react';

import {loadDemo, notFetched} from '../example/load';
import {Idle} from '../example/result';
import {SlowNotice} from '../example/slow-notice';
import {Code} from './code';
import {isAt, isFailure, steps, type Outcome} from './outcomes';
import styles from './styles.module.css';

const load = async (baseUrl: string) => {
  const [{Player}, demo] = await Promise.all([
    import('./player'),
    loadDemo('transaction-outcomes', baseUrl),
  ]);
  return {Player, demo};
};

/**
 * The steps of a transaction, from signing to finalized. The buttons at each
 * step run its outcomes, and a dot follows the transaction. The result is above
 * the buttons, so that it's visible on a press, and nothing has to move. Without
 * scripts it's hidden; Transactions in depth has a diagram of the same steps.
 */
export default function TransactionRail(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [chosen, setChosen] = useState<{outcome: Outcome; turn: number}>();
  const [said, setSaid] = useState('');
  const [hasFailed, setHasFailed] = useState(false);

  const current = steps.findIndex((step) => isAt(step, said));

  const play = (outcome: Outcome) => {
    setChosen((old) => ({outcome, turn: (old?.turn ?? 0) + 1}));
    setSaid('');
    setHasFailed(false);
    if (loaded) return;
    load(baseUrl).then(setLoaded, () => setHasFailed(true));
  };

  return (
    <section
      className={`screen-wide ${styles.rail}`}
      aria-label="Steps of a transaction"
      data-is-failure={isFailure(said)}
      data-needs-scripts
    >
      {loaded && chosen ? (
        <loaded.Player
          key={chosen.turn}
          demo={loaded.demo}
          outcome={chosen.outcome}
          onSaid={setSaid}
        />
      ) : (
        <div className={styles.played} role="status">
          {chosen && !hasFailed && (
            <SlowNotice>
              The live example is slow to load. It starts as soon as it arrives.
              Retry reloads this page.
            </SlowNotice>
          )}
          <Idle>
            {hasFailed
              ? notFetched
              : chosen
                ? 'Starting…'
                : 'The result appears here.'}
          </Idle>
        </div>
      )}
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.name}
            data-is-current={index === current}
            data-is-passed={index < current}
          >
            <b>{step.name}</b>
            {step.outcomes.map((outcome) => (
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
      <p>
        {chosen
          ? chosen.outcome.text
          : 'Choose what happens to a transaction. It runs in this page, on a simulated chain.'}
      </p>
      <Code said={said} />
    </section>
  );
}
