import type {ReactNode} from 'react';

import type {ChainsView, Height} from '../messages';
import type {LogEntry} from '../panel/use-example';

const shownBlocks = 5;

/** The newest blocks of the chains that have started. */
export function Blocks({heights}: {heights: Height[]}): ReactNode {
  if (heights.length === 0) return <p>No block yet.</p>;
  return heights.map(({name, best, finalized}) => {
    const first = Math.max(0, best - shownBlocks + 1);
    const numbers = Array.from(
      {length: best - first + 1},
      (_, index) => first + index,
    );
    return (
      <ol key={name} className="play-blocks" aria-label={name}>
        {numbers.map((number) => {
          const isBest = number === best && number > finalized;
          const kind =
            number <= finalized ? 'finalized' : isBest ? 'best' : 'in block';
          return (
            <li key={number} data-kind={kind}>
              #{number}
              <small>{kind}</small>
            </li>
          );
        })}
      </ol>
    );
  });
}

/** What the development accounts own. */
export function Balances({
  balances,
}: {
  balances: ChainsView['balances'];
}): ReactNode {
  if (balances.length === 0) return <p>Not known yet.</p>;
  return (
    <table>
      <tbody>
        {balances.map(({name, address, free}) => (
          <tr key={address}>
            <th scope="row">
              {name}{' '}
              <code>
                {address.slice(0, 4)}…{address.slice(-5)}
              </code>
            </th>
            <td>{free}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the code logs and throws. */
export function Console({
  log,
  onClear,
}: {
  log: LogEntry[];
  onClear: () => void;
}): ReactNode {
  return (
    <section className="play-console" aria-label="Console">
      <header>
        <h2>Console</h2>
        <button type="button" className="example-action" onClick={onClear}>
          Clear
        </button>
      </header>
      {/* It scrolls, so the keyboard must reach it. */}
      <ol tabIndex={0} role="log" aria-label="Messages">
        {log.map(({level, message, line}, index) => (
          <li key={index} data-level={level}>
            {line !== undefined && `Line ${line}: `}
            {message}
          </li>
        ))}
      </ol>
    </section>
  );
}
