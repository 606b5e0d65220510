import type {ReactNode} from 'react';

import {switchLabels, type ChainsView, type SwitchName} from '../messages';
import type {Example} from './use-example';

const shownBlocks = 5;

/** The newest blocks of the chains that have started. */
export function Blocks({heights}: Pick<ChainsView, 'heights'>): ReactNode {
  if (heights.length === 0)
    return (
      <Row
        label="no block yet"
        kinds={Array<string>(shownBlocks).fill('none')}
      />
    );
  return heights.map(({name, best, finalized}) => {
    const chain = heights.length > 1 ? `${name}: ` : '';
    const count = Math.min(shownBlocks, best + 1);
    const kinds = Array.from({length: count}, (_, index) => {
      const number = best - count + 1 + index;
      if (number <= finalized) return 'finalized';
      return number === best ? 'best' : 'in block';
    });
    return (
      <Row
        key={name}
        label={`${chain}best #${best}, finalized #${finalized}`}
        kinds={kinds}
      />
    );
  });
}

/** A chain's newest blocks as squares and text. */
const Row = ({label, kinds}: {label: string; kinds: string[]}) => (
  <div className="example-height">
    <div className="example-blocks" aria-hidden="true">
      {kinds.map((kind, index) => (
        <span key={index} data-kind={kind} />
      ))}
    </div>
    <span>{label}</span>
  </div>
);

/** Switches for the chain, the wallet, and the connection. */
export function Switches({
  example: {flip, state},
  names,
}: {
  example: Example;
  names: readonly SwitchName[];
}): ReactNode {
  return (
    <div className="example-switches">
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            role="switch"
            checked={state.chains.on.includes(name)}
            onChange={({target}) => flip(name, target.checked)}
          />
          <span>{switchLabels[name]}</span>
        </label>
      ))}
    </div>
  );
}
