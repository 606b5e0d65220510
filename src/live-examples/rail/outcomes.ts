import type {SwitchName} from '../switches';

/** A possible outcome of a transaction, which a reader can run. */
export interface Outcome {
  label: string;
  /** What happens, for the reader. */
  text: string;
  /** Switches that are on from the start. */
  on: SwitchName[];
  /** Time in ms until the connection is restored. */
  reconnectsAfter?: number;
}

interface Step {
  name: string;
  /** The outcomes that a reader can choose at this step. */
  outcomes: Outcome[];
  /** Beginnings of what the sample tells the user at this step. */
  says: string[];
}

/** The steps of a transaction. */
export const steps: readonly Step[] = [
  {
    name: 'signing',
    outcomes: [
      {
        label: 'Lose the connection',
        text: 'There is no connection for 4 seconds. The transaction waits, and continues by itself.',
        on: ['cut'],
        reconnectsAfter: 4000,
      },
      {
        label: 'Refuse the signature',
        text: 'The user declines in the wallet. Nothing is sent.',
        on: ['refuse'],
      },
    ],
    says: ['Connecting', 'Not signed'],
  },
  {
    name: 'signed',
    outcomes: [
      {
        label: 'Refuse the transaction',
        text: 'The chain refuses the signed transaction before a block includes it.',
        on: ['invalid'],
      },
    ],
    says: ['The chain refused'],
  },
  // The sample doesn't tell signed from broadcast, which soon follows.
  {name: 'broadcast', outcomes: [], says: ['Sent']},
  {
    name: 'best block',
    outcomes: [
      {
        label: 'Drop the block',
        text: 'Another block replaces the one with the transaction. The state shows the next block that includes it.',
        on: ['drop'],
      },
    ],
    says: ['In block', 'The transaction may not be valid'],
  },
  {
    name: 'finalized',
    outcomes: [
      {
        label: 'Fail on chain',
        text: 'A block includes the transaction, but its call fails. No error is thrown.',
        on: ['dispatch'],
      },
      {
        label: 'Succeed',
        text: 'A block includes the transaction, its call succeeds, and the block becomes final.',
        on: [],
      },
    ],
    says: ['Done in block', 'It failed on chain'],
  },
];

const failures = /^(?:Not signed|The chain refused|It failed)/;

/** Whether the sample tells the user that the transaction failed. */
export const isFailure = (said: string): boolean => failures.test(said);

/** Whether a step is the one that the sample tells the user about. */
export const isAt = ({says}: Step, said: string): boolean =>
  says.some((beginning) => said.startsWith(beginning));
