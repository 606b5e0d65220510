import type {SwitchName} from '../messages';

/** A possible outcome of a transaction, which a reader can run. */
export interface Outcome {
  label: string;
  /** Switches that are on from the start. */
  on: SwitchName[];
  /** Time in ms until the connection is restored. */
  reconnectsAfter?: number;
  /** A part of the line in the sample that handles this outcome. */
  line: string;
}

/** The stages of a transaction, with the outcomes that end there. */
export const stops: readonly {name: string; outcomes: Outcome[]}[] = [
  {
    name: 'signing',
    outcomes: [
      {
        label: 'Lose the connection',
        on: ['cut'],
        reconnectsAfter: 4000,
        line: 'state === pending',
      },
      {
        label: 'Refuse the signature',
        on: ['refuse'],
        line: 'Not signed, or lost',
      },
    ],
  },
  {
    name: 'signed',
    outcomes: [
      {
        label: 'Refuse the transaction',
        on: ['invalid'],
        line: 'The chain refused',
      },
    ],
  },
  {name: 'broadcasted', outcomes: []},
  {
    name: 'best block',
    outcomes: [
      {label: 'Drop the block', on: ['drop'], line: 'can still be replaced'},
    ],
  },
  {
    name: 'finalized',
    outcomes: [
      {label: 'Fail on chain', on: ['dispatch'], line: 'It failed on chain'},
      {label: 'Succeed', on: [], line: 'Done in block'},
    ],
  },
];
