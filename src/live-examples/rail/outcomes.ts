import type {SwitchName} from '../messages';

/** Something that can happen to a transaction, which a reader plays. */
export interface Outcome {
  label: string;
  /** What is switched on when it starts. */
  on: SwitchName[];
  /** How long after its start the connection comes back, in ms. */
  reconnectsAfter?: number;
  /** A part of the line of the sample that handles it. */
  line: string;
}

/** The stops of a transaction, and where each outcome leaves the way. */
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
