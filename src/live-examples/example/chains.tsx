import type {ReactNode} from 'react';

import {switchLabels, type ChainsView, type SwitchName} from '../messages';
import type {Example} from './use-example';

const shownBlocks = 5;
/** How many blocks a line has room for; its style says so, too. */
const blocksOfLine = 24;

type Heights = Omit<ChainsView['heights'][number], 'name'>;

/** How sure a block is. Chains begin with 0, and the best one is the newest. */
function kindOf(number: number, {best, finalized}: Heights): string {
  if (number > best || number < 0) return 'none';
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

/** A chain's newest blocks as squares and in words. */
function Row({label, ...chain}: Heights & {label: string}): ReactNode {
  const first = Math.max(0, chain.best - shownBlocks + 1);
  return (
    <div className="example-height">
      <div className="example-blocks" aria-hidden="true">
        {Array.from({length: shownBlocks}, (_, index) => (
          <span key={index} data-kind={kindOf(first + index, chain)} />
        ))}
      </div>
      <span>{label}</span>
    </div>
  );
}

/**
 * A line of the first chain's blocks. They come hollow and turn solid when
 * they're final. A line that's full begins again at the left, so that nothing
 * moves. `Blocks` says the same in words.
 */
export function BlockLine({
  heights: [chain],
}: Pick<ChainsView, 'heights'>): ReactNode {
  if (!chain) return null;
  const full = chain.best - (chain.best % blocksOfLine);
  return (
    <div className="example-line" aria-hidden="true">
      {Array.from({length: blocksOfLine}, (_, index) => {
        const number = full + index;
        const shown = number > chain.best ? number - blocksOfLine : number;
        return <span key={index} data-kind={kindOf(shown, chain)} />;
      })}
    </div>
  );
}

/** What a reader may do to the chain, the wallet, or the connection. */
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
