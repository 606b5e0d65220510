import type {Node} from './node';
import type {Value} from './runtime';

/**
 * A change of a request to a chain. A request that stays open has several
 * answers.
 */
export type Report =
  | {
      type: 'asked';
      id: number;
      connection: number;
      method: string;
      params: Value[];
      /** The queried block. `isBest` means that it isn't finalized yet. */
      block?: {number: number; isBest: boolean};
    }
  | {type: 'answered'; id: number; result: Value; staysOpen: boolean}
  | {type: 'failed'; id: number; message: string; staysOpen?: false}
  /** A connection was closed, with all its pending requests. */
  | {type: 'closed'; connection: number};

/** Receives the outcome of a request. */
export interface Outcome {
  answer(result: Value): void;
  fail(message: string): void;
}

/** Messages to a node that have no answer. */
const notices = new Set([
  'chainHead_v1_unfollow',
  'chainHead_v1_stopOperation',
  'chainHead_v1_unpin',
  'transaction_v1_stop',
]);

const ignored: Outcome = {answer() {}, fail() {}};

let connections = 0;
let requests = 0;

/** Reports the requests of one connection to a node. */
export function createReporter(node: Node) {
  const connection = (connections += 1);
  return {
    ask(method: string, params: Value[]): Outcome {
      if (notices.has(method)) return ignored;
      const id = (requests += 1);
      const block = blockOf(node, method, params);
      node.report({type: 'asked', id, connection, method, params, block});
      return {
        answer(result) {
          const staysOpen = method === 'chainHead_v1_follow';
          node.report({type: 'answered', id, result, staysOpen});
        },
        fail: (message) => node.report({type: 'failed', id, message}),
      };
    },
    close: () => node.report({type: 'closed', connection}),
  };
}

function blockOf(node: Node, method: string, [, hash]: Value[]) {
  if (!method.startsWith('chainHead_v1_') || !hash) return undefined;
  try {
    const {number} = node.blockchain.find(hash);
    return {number, isBest: number > node.blockchain.finalized().number};
  } catch {
    // The request itself fails for the same reason.
    return undefined;
  }
}
