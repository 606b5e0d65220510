import type {ReactNode} from 'react';

import {contexts, queryLife, transactionLife, type SetId} from './data';
import {describeLayers, describeTrack} from './describe';
import {Figure} from './figure';
import {drawLayers} from './layers';
import {narrowTrack, wideTrack} from './track';

/** How a query starts, lives, fails and ends in the given set. */
export function QueryLife({set}: {set: SetId}): ReactNode {
  const track = queryLife[set];
  return (
    <Figure
      title={track.title}
      words={describeTrack(track)}
      wide={wideTrack(track)}
      narrow={narrowTrack(track)}
    />
  );
}

/** The states of a transaction and how each of them can fail; the same in both sets. */
export function TransactionLife(): ReactNode {
  return (
    <Figure
      title={transactionLife.title}
      words={describeTrack(transactionLife)}
      wide={wideTrack(transactionLife)}
      narrow={narrowTrack(transactionLife)}
    />
  );
}

/** Which context comes from where in the given set, and what it makes possible. */
export function Contexts({set}: {set: SetId}): ReactNode {
  const data = contexts[set];
  return (
    <Figure
      title={data.title}
      words={describeLayers(data)}
      wide={drawLayers(data, {width: 688, inset: 20, characters: 92})}
      narrow={drawLayers(data, {width: 350, inset: 9, characters: 44})}
    />
  );
}
