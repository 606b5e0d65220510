import type {ReactNode} from 'react';

import {switchLabels, type ChainsView, type SwitchName} from '../messages';

/** How many blocks are shown. */
const shownBlocks = 6;

interface StripProps {
  chains: ChainsView;
  switches: readonly SwitchName[];
  onFlip: (name: SwitchName, isOn: boolean) => void;
}

/** The quiet line below a result: the newest blocks, and what may be switched. */
export function Strip({chains, switches, onFlip}: StripProps): ReactNode {
  const {heights, on} = chains;
  return (
    <div className="example-foot">
      {heights.length === 0 && <span>no block yet</span>}
      {heights.map((height) => (
        <span key={height.name} className="example-height">
          <Blocks {...height} />
          {heights.length > 1 && `${height.name}: `}
          best #{height.best}, finalized #{height.finalized}
        </span>
      ))}
      <Switches switches={switches} on={on} onFlip={onFlip} />
    </div>
  );
}

/** A square a block: filled is finalized, outlined is in a block, the last is the best. */
function Blocks({
  best,
  finalized,
}: Pick<ChainsView['heights'][number], 'best' | 'finalized'>): ReactNode {
  const first = Math.max(0, best - shownBlocks + 1);
  return (
    <span className="example-blocks" aria-hidden="true">
      {Array.from({length: best - first + 1}, (_, index) => first + index).map(
        (number) => (
          <i
            key={number}
            data-kind={
              number <= finalized
                ? 'finalized'
                : number === best
                  ? 'best'
                  : 'in block'
            }
          />
        ),
      )}
    </span>
  );
}

/** What a reader may do to the chain, the wallet or the connection. */
export function Switches({
  switches,
  on,
  onFlip,
}: Pick<StripProps, 'switches' | 'onFlip'> & {
  on: readonly SwitchName[];
}): ReactNode {
  return (
    <span className="example-switches">
      {switches.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            role="switch"
            checked={on.includes(name)}
            onChange={(event) => onFlip(name, event.target.checked)}
          />
          {switchLabels[name]}
        </label>
      ))}
    </span>
  );
}
