import type {SetId} from '@site/src/site/sets';
import type {ReactNode} from 'react';

import {
  contexts,
  queryLife,
  transactionLife,
  type Layer,
  type Track,
} from './data';
import styles from './styles.module.css';

/** How a query starts, lives, fails and ends in the given set. */
export function QueryLife({set}: {set: SetId}): ReactNode {
  return <TrackFigure {...queryLife[set]} />;
}

/** The states of a transaction and how each of them can fail; the same in both sets. */
export function TransactionLife(): ReactNode {
  return <TrackFigure {...transactionLife} />;
}

/** Which context comes from where in the given set, and what it makes possible. */
export function Contexts({set}: {set: SetId}): ReactNode {
  const {title, layers} = contexts[set];
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <Frames layers={layers} />
    </figure>
  );
}

function TrackFigure({title, stations}: Track): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <ol className={styles.track}>
        {stations.map(({name, note, failure, back}) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{note}</p>
            {failure && (
              <p className={styles.failure}>
                <span className="read-aloud">What can go wrong: </span>
                {failure}
              </p>
            )}
            {back && <p className={styles.back}>{back}</p>}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Frames, each inside the one that it needs. */
function Frames({
  layers: [layer, ...inner],
}: {
  layers: readonly Layer[];
}): ReactNode {
  if (!layer) return null;
  return (
    <ul className={styles.frame}>
      <li>
        <strong>{layer.name}</strong>
        <p>{layer.gives}</p>
        {layer.enables && (
          <p>
            <span className="read-aloud">Inside, you can use: </span>
            <code>{layer.enables}</code>
          </p>
        )}
        <Frames layers={inner} />
      </li>
    </ul>
  );
}
