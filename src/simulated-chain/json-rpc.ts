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

/** JSON-RPC's code for any failure of the node. */
const internalError = -32603;

/**
 * Connects a client to a node, by the new JSON-RPC interface of Polkadot nodes
 * (`chainHead_v1`, `chainSpec_v1`, `transaction_v1`).
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
      // Answers are asynchronous, as with a real node.
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

/** Counts subscriptions, operations, and transactions of all connections. */
let ids = 0;

type Follows = ReturnType<typeof createFollows>;

/** Methods that are answered by a later event. */
const answersLater = new Set([
  'chainHead_v1_follow',
  'chainHead_v1_storage',
  'chainHead_v1_call',
  'chainHead_v1_body',
]);

/** Creates the registry of `chainHead_v1_follow` subscriptions. */
function createFollows(node: Node, send: (message: object) => void) {
  /** Maps each subscription to the function that ends it. */
  const open = new Map<string, () => void>();
  const notify = (subscription: string, result: object) => {
    if (!open.has(subscription)) return;
    const params = {subscription, result};
    send({method: 'chainHead_v1_followEvent', params});
  };
  return {
    notify,
    open(outcome: Outcome) {
      const id = `follow-${(ids += 1)}`;
      open.set(id, () => {});
      // The client must have the answer to its request before the first event.
      setTimeout(() => {
        if (!open.has(id)) return;
        const end = node.subscribe((event) => {
          notify(id, event);
          const {blockchain} = node;
          const best = blockchain.best();
          const finalized = blockchain.finalized();
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

/**
 * Starts an operation on a block. A later event of the subscription reports its
 * result.
 *
 * @param what - the name of the runtime call, or the key of the storage entry
 */
function operate(
  node: Node,
  follows: Follows,
  [subscription, hash]: Value[],
  what: string,
  outcome: Outcome,
  answer: (block: Block) => {events: object[]; result: Value},
): object {
  const operationId = `operation-${(ids += 1)}`;
  const notify = (event: object) =>
    follows.notify(subscription, {operationId, ...event});
  node.answer(what, (failure) => {
    try {
      if (failure) throw new Error(failure);
      const {events, result} = answer(node.blockchain.find(hash));
      events.forEach(notify);
      outcome.answer(result);
    } catch (error) {
      const {message} = error as Error;
      notify({event: 'operationError', error: message});
      outcome.fail(message);
    }
  });
  return {result: 'started', operationId, discardedItems: 0};
}

/** Returns the functions of the JSON-RPC methods, by name. */
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
  // The operation continues, but the client ignores its result.
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
      // Send nothing for missing keys. The client expects no empty lists.
      const valuesByItem = items
        .map(({key, type}) => readItem[type](storage, key))
        .filter((values) => values.length > 0);
      return {
        events: [
          ...valuesByItem.map((values) => ({
            event: 'operationStorageItems',
            items: values,
          })),
          {event: 'operationStorageDone'},
        ],
        result: valuesByItem.flat(),
      };
    });
  },
});

/** Returns the entries whose key begins with another, in the order of keys. */
const below = (storage: Storage, key: Hex) =>
  Array.from(storage)
    .filter(([other]) => other.startsWith(key))
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** Reads storage, by the type of a query. */
const readItem = {
  value: (storage: Storage, key: Hex) =>
    storage.has(key) ? [{key, value: storage.get(key)}] : [],
  // The client compares the hash of the runtime's code to detect an upgrade.
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
