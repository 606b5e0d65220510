import type {JsonRpcConnection} from '@polkadot-api/json-rpc-provider';
import {Blake2256} from '@polkadot-api/substrate-bindings';
import {fromHex, toHex} from '@polkadot-api/utils';

import type {Block} from './blockchain';
import type {Node} from './node';
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
  /** Those who follow, by the name of their subscription, and what ends it. */
  const follows = new Map<string, () => void>();
  const stopped = new Set<string>();
  let ids = 0;

  const send = (message: object) =>
    onMessage(JSON.stringify({jsonrpc: '2.0', ...message}));
  const notify = (subscription: string, result: object) =>
    send({
      method: 'chainHead_v1_followEvent',
      params: {subscription, result},
    });

  const operate = (
    [subscription, hash]: Value[],
    what: string,
    answer: (block: Block) => object[],
  ) => {
    const operationId = `operation-${(ids += 1)}`;
    node.answer(what, (failure) => {
      if (!follows.has(subscription) || stopped.delete(operationId)) return;
      const tell = (event: object) =>
        notify(subscription, {operationId, ...event});
      try {
        if (failure) throw new Error(failure);
        answer(node.blockchain.find(hash)!).forEach(tell);
      } catch (error) {
        tell({event: 'operationError', error: (error as Error).message});
      }
    });
    return {result: 'started', operationId, discardedItems: 0};
  };

  const methods: Record<string, (params: Value[]) => unknown> = {
    chainSpec_v1_chainName: () => node.name,
    chainSpec_v1_genesisHash: () => node.blockchain.genesisHash,
    chainSpec_v1_properties: () => node.properties,
    transaction_v1_broadcast([hex]) {
      node.blockchain.submit(hex);
      return `transaction-${(ids += 1)}`;
    },
    transaction_v1_stop: () => null,
    chainHead_v1_follow() {
      const id = `follow-${(ids += 1)}`;
      follows.set(id, () => {});
      // The client must have the answer to its request before the first event.
      setTimeout(() => {
        if (follows.has(id))
          follows.set(
            id,
            node.subscribe((event) => notify(id, event)),
          );
      });
      return id;
    },
    chainHead_v1_unfollow([id]) {
      follows.get(id)?.();
      follows.delete(id);
      return null;
    },
    chainHead_v1_stopOperation([, id]) {
      stopped.add(id);
      return null;
    },
    chainHead_v1_unpin: () => null,
    chainHead_v1_header: ([, hash]) => node.blockchain.find(hash)!.header,
    chainHead_v1_body: (params) =>
      operate(params, 'body', ({body}) => [
        {event: 'operationBodyDone', value: body},
      ]),
    chainHead_v1_call: (params) => {
      const [, , name, args] = params;
      return operate(params, name, (block) => [
        {event: 'operationCallDone', output: node.call(name, args, block)},
      ]);
    },
    chainHead_v1_storage: (params) => {
      const items: Value[] = params[2];
      return operate(params, items[0].key, ({storage}) => [
        // An absent key is told by silence: an empty list is no answer.
        ...items
          .map(({key, type}) => readItem[type]!(storage, key))
          .filter((found) => found.length > 0)
          .map((found) => ({event: 'operationStorageItems', items: found})),
        {event: 'operationStorageDone'},
      ]);
    },
  };

  return {
    send(message) {
      const {id, method, params} = JSON.parse(message) as Request;
      // No answer comes before the question has been asked.
      queueMicrotask(() => {
        try {
          const answer = methods[method];
          if (!answer) throw new Error(`No such method: ${method}`);
          send({id, result: answer(params)});
        } catch (error) {
          const {message: text} = error as Error;
          send({id, error: {code: internalError, message: text}});
        }
      });
    },
    disconnect() {
      follows.forEach((unfollow) => unfollow());
      follows.clear();
    },
  };
}

const below = (storage: Storage, key: Hex) =>
  Array.from(storage)
    .filter(([other]) => other.startsWith(key))
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** What a query for storage is answered with, by its kind. */
const readItem: Record<string, (storage: Storage, key: Hex) => object[]> = {
  value: (storage, key) =>
    storage.has(key) ? [{key, value: storage.get(key)}] : [],
  // The client asks for that of the code, to learn of an upgrade.
  hash: (storage, key) => [
    {key, hash: toHex(Blake2256(fromHex(storage.get(key)!)))},
  ],
  descendantsValues: (storage, root) =>
    below(storage, root).map(([key, value]) => ({key, value})),
  closestDescendantMerkleValue(storage, key) {
    const text = below(storage, key).join();
    const hash = toHex(Blake2256(new TextEncoder().encode(text)));
    return text ? [{key, closestDescendantMerkleValue: hash}] : [];
  },
};
