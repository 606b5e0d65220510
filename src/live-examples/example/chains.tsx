import type {ReactNode} from 'react';

import type {ChainsView} from '../messages';
import {switchLabels, type SwitchName} from '../switches';
import type {Example} from './use-example';

const shownBlocks = 5;

type Heights = Omit<ChainsView['heights'][number], 'name'>;

/** Returns a block's kind. The chain's first block has the number 0. */
function kindOf(number: number, {best, finalized}: Heights): string {
  if (number < 0) return 'none';
  if (number <= finalized) return 'finalized';
  return number === best ? 'best' : 'in block';
}

/** The newest blocks of the chains that have started. */
export function Blocks({heights}: Pick<ChainsView, 'heights'>): ReactNode {
  if (heights.length === 0)
    return <Row label="no block yet" best={-1} finalized={-1} />;
  return heights.map(({name, best, finalized}) => {
    const chain = heights.length > 1 ? `${name}: ` : '';
    return (
      <Row
        key={name}
        label={`${chain}best #${best}, finalized #${finalized}`}
        best={best}
        finalized={finalized}
      />
    );
  });
}

/** Returns the kinds of a chain's newest blocks, with the newest at the end. */
export const newestBlocks = (chain: Heights): string[] =>
  Array.from({length: shownBlocks}, (_, index) =>
    kindOf(chain.best - shownBlocks + 1 + index, chain),
  );

/** A chain's newest blocks as squares and text. */
function Row({label, ...chain}: Heights & {label: string}): ReactNode {
  return (
    <div className="example-height">
      <div className="example-blocks" aria-hidden="true">
        {newestBlocks(chain).map((kind, index) => (
          <span key={index} data-kind={kind} />
        ))}
      </div>
      <span>{label}</span>
    </div>
  );
}

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
