import type {JsonRpcConnection} from '@polkadot-api/json-rpc-provider';

import {hashOfText, type Block} from './blockchain';
import type {Node} from './node';
import {createReporter, type Outcome} from './reports';
import type {Hex, Storage, Value} from './runtime';

interface Request {
  id: number | string;
  method: string;
  params: Value[];
}

const internalError = -32603;

/**
 * Speaks the new JSON-RPC interface of Polkadot nodes (`chainHead_v1`,
 * `chainSpec_v1`, `transaction_v1`) for a node.
 */
export function connect(
  node: Node,
  onMessage: (message: string) => void,
): JsonRpcConnection {
  const send = (message: object) =>
    onMessage(JSON.stringify({jsonrpc: '2.0', ...message}));
  const reporter = createReporter(node);
  const follows = createFollows(node, send);
  const methods = createMethods(node, follows);

  return {
    send(message) {
      const {id, method, params} = JSON.parse(message) as Request;
      const outcome = reporter.ask(method, params);
      // No answer comes before the question has been asked.
      queueMicrotask(() => {
        try {
          const answer = methods[method];
          if (!answer) throw new Error(`No such method: ${method}`);
          const result = answer(params, outcome);
          send({id, result});
          if (!answersLater.has(method)) outcome.answer(result);
        } catch (error) {
          const {message: text} = error as Error;
          send({id, error: {code: internalError, message: text}});
          outcome.fail(text);
        }
      });
    },
    disconnect() {
      follows.closeAll();
      reporter.close();
    },
  };
}

let ids = 0;

type Follows = ReturnType<typeof createFollows>;

/** Methods whose answer comes with later events. */
const answersLater = new Set([
  'chainHead_v1_follow',
  'chainHead_v1_storage',
  'chainHead_v1_call',
  'chainHead_v1_body',
]);

/** Those who follow the chain. */
function createFollows(node: Node, send: (message: object) => void) {
  /** What ends each, by the name of its subscription. */
  const open = new Map<string, () => void>();
  const tell = (subscription: string, result: object) => {
    if (!open.has(subscription)) return;
    const params = {subscription, result};
    send({method: 'chainHead_v1_followEvent', params});
  };
  return {
    tell,
    open(outcome: Outcome) {
      const id = `follow-${(ids += 1)}`;
      open.set(id, () => {});
      // The client must have the answer to its request before the first event.
      setTimeout(() => {
        if (!open.has(id)) return;
        const end = node.subscribe((event) => {
          tell(id, event);
          const {blockchain} = node;
          const [best, finalized] = [blockchain.best(), blockchain.finalized()];
          outcome.answer({best: best.number, finalized: finalized.number});
        });
        open.set(id, end);
      });
      return id;
    },
    close(id: string) {
      open.get(id)?.();
      open.delete(id);
    },
    closeAll() {
      open.forEach((end) => end());
      open.clear();
    },
  };
}

/** Starts an operation on a block; its outcome is told to those who follow, later. */
function operate(
  node: Node,
  follows: Follows,
  [subscription, hash]: Value[],
  what: string,
  outcome: Outcome,
  answer: (block: Block) => {events: object[]; result: Value},
): object {
  const operationId = `operation-${(ids += 1)}`;
  const tell = (event: object) =>
    follows.tell(subscription, {operationId, ...event});
  node.answer(what, (failure) => {
    try {
      if (failure) throw new Error(failure);
      const {events, result} = answer(node.blockchain.find(hash));
      events.forEach(tell);
      outcome.answer(result);
    } catch (error) {
      const {message} = error as Error;
      tell({event: 'operationError', error: message});
      outcome.fail(message);
    }
  });
  return {result: 'started', operationId, discardedItems: 0};
}

const createMethods = (
  node: Node,
  follows: Follows,
): Record<string, (params: Value[], outcome: Outcome) => unknown> => ({
  chainSpec_v1_chainName: () => node.name,
  chainSpec_v1_genesisHash: () => node.blockchain.genesisHash,
  chainSpec_v1_properties: () => node.properties,
  transaction_v1_broadcast([hex]) {
    node.blockchain.submit(hex);
    return `transaction-${(ids += 1)}`;
  },
  transaction_v1_stop: () => null,
  chainHead_v1_follow: (_, outcome) => follows.open(outcome),
  chainHead_v1_unfollow([id]) {
    follows.close(id);
    return null;
  },
  // The answer comes all the same: the client doesn't listen any more.
  chainHead_v1_stopOperation: () => null,
  chainHead_v1_unpin: () => null,
  chainHead_v1_header: ([, hash]) => node.blockchain.find(hash).header,
  chainHead_v1_body: (params, outcome) =>
    operate(node, follows, params, 'body', outcome, ({body}) => ({
      events: [{event: 'operationBodyDone', value: body}],
      result: body,
    })),
  chainHead_v1_call(params, outcome) {
    const [, , name, args] = params;
    return operate(node, follows, params, name, outcome, (block) => {
      const output = node.call(name, args, block);
      return {events: [{event: 'operationCallDone', output}], result: output};
    });
  },
  chainHead_v1_storage(params, outcome) {
    const items: {key: Hex; type: keyof typeof readItem}[] = params[2];
    const [{key: first} = {key: ''}] = items;
    return operate(node, follows, params, first, outcome, ({storage}) => {
      // An absent key is told by silence: an empty list is no answer.
      const found = items
        .map(({key, type}) => readItem[type](storage, key))
        .filter((values) => values.length > 0);
      return {
        events: [
          ...found.map((values) => ({
            event: 'operationStorageItems',
            items: values,
          })),
          {event: 'operationStorageDone'},
        ],
        result: found.flat(),
      };
    });
  },
});

const below = (storage: Storage, key: Hex) =>
  Array.from(storage)
    .filter(([other]) => other.startsWith(key))
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** What a query for storage is answered with, by its kind. */
const readItem = {
  value: (storage: Storage, key: Hex) =>
    storage.has(key) ? [{key, value: storage.get(key)}] : [],
  // The client asks for that of the code, to learn of an upgrade.
  hash: (storage: Storage, key: Hex) => [
    {key, hash: hashOfText(storage.get(key) ?? '')},
  ],
  descendantsValues: (storage: Storage, root: Hex) =>
    below(storage, root).map(([key, value]) => ({key, value})),
  closestDescendantMerkleValue(storage: Storage, key: Hex) {
    const text = below(storage, key).join();
    return text ? [{key, closestDescendantMerkleValue: hashOfText(text)}] : [];
  },
};
