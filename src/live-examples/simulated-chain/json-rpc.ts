import type {
  JsonRpcConnection,
  JsonRpcProvider,
} from '@polkadot-api/json-rpc-provider';
import {Blake2256} from '@polkadot-api/substrate-bindings';
import {fromHex, toHex} from '@polkadot-api/utils';

import type {Block} from './blockchain';
import type {Node} from './node';
import type {Hex, Value} from './runtime';
import type {Storage} from './state';

interface Request {
  id?: number | string;
  method: string;
  params: Value[];
}

/** One `chainHead_v1_follow` of one connection. */
interface Follow {
  stopped: Set<string>;
  send(event: object): void;
  end(): void;
}

interface StorageItem {
  key: Hex;
  type: string;
}

const methodNotFound = -32601;
const internalError = -32603;

class RpcError extends Error {
  constructor(
    message: string,
    readonly code: number,
  ) {
    super(message);
  }
}

/**
 * Speaks the new JSON-RPC interface of Polkadot nodes (`chainHead_v1`,
 * `chainSpec_v1`, `transaction_v1`) for a node that may still be starting.
 */
export function createProvider(start: () => Promise<Node>): JsonRpcProvider {
  // It takes a parameter by name because ReactiveDOT tells a provider from a
  // function that makes one by the number of its parameters.
  return (onMessage) => {
    const node = start();
    const follows = new Map<string, Follow>();
    let isOpen = true;
    let ids = 0;

    const send = (message: object) => {
      if (isOpen) onMessage(JSON.stringify({jsonrpc: '2.0', ...message}));
    };

    const openFollow = (running: Node): string => {
      const id = `follow-${(ids += 1)}`;
      const notify = (result: object) => {
        if (!follows.has(id)) return;
        send({
          method: 'chainHead_v1_followEvent',
          params: {subscription: id, result},
        });
      };
      const follow: Follow = {
        stopped: new Set(),
        send: notify,
        end: () => follows.delete(id),
      };
      follows.set(id, follow);
      // The client must have the answer to its request before the first event.
      running.defer(() => {
        if (!follows.has(id)) return;
        const unsubscribe = running.subscribe(notify);
        follow.end = () => {
          follows.delete(id);
          unsubscribe();
        };
      });
      return id;
    };

    const startOperation = (
      running: Node,
      follow: Follow,
      hash: Hex,
      what: string,
      answer: (block: Block) => object[],
    ) => {
      const operationId = `operation-${(ids += 1)}`;
      running.answer(what, (failure) => {
        if (!isOpen || follow.stopped.delete(operationId)) return;
        const block = running.find(hash);
        if (!block) {
          follow.send({event: 'operationInaccessible', operationId});
          return;
        }
        try {
          if (failure) throw new Error(failure);
          for (const event of answer(block)) {
            follow.send({operationId, ...event});
          }
        } catch (error) {
          follow.send({
            event: 'operationError',
            operationId,
            error: error instanceof Error ? error.message : String(error),
          });
        }
      });
      return {result: 'started', operationId};
    };

    const handleChainHead = (
      running: Node,
      method: string,
      params: Value[],
    ) => {
      const follow = follows.get(params[0] as string);
      const hash = params[1] as Hex;
      switch (method) {
        case 'follow':
          return openFollow(running);
        case 'unfollow':
          follow?.end();
          return null;
        case 'stopOperation':
          follow?.stopped.add(params[1] as string);
          return null;
        case 'unpin':
        case 'continue':
          return null;
      }
      if (!follow) return {result: 'limitReached'};
      switch (method) {
        case 'header':
          return running.find(hash)?.header ?? null;
        case 'body':
          return startOperation(running, follow, hash, 'body', ({body}) => [
            {event: 'operationBodyDone', value: body},
          ]);
        case 'call': {
          const [name, args] = [params[2] as string, params[3] as Hex];
          return startOperation(running, follow, hash, name, (block) => [
            {
              event: 'operationCallDone',
              output: running.call(name, args, block),
            },
          ]);
        }
        case 'storage': {
          const items = params[2] as StorageItem[];
          const started = startOperation(
            running,
            follow,
            hash,
            items[0]?.key ?? 'storage',
            ({storage}) => [
              // An absent key is told by silence: an empty list is no answer.
              ...items
                .map((item) => readItem(storage, item))
                .filter((found) => found.length > 0)
                .map((found) => ({
                  event: 'operationStorageItems',
                  items: found,
                })),
              {event: 'operationStorageDone'},
            ],
          );
          return {...started, discardedItems: 0};
        }
      }
      throw new RpcError(
        `No such method: chainHead_v1_${method}`,
        methodNotFound,
      );
    };

    const handle = async ({method, params}: Request): Promise<unknown> => {
      const running = await node;
      switch (method) {
        case 'chainSpec_v1_chainName':
          return running.name;
        case 'chainSpec_v1_genesisHash':
          return running.genesisHash;
        case 'chainSpec_v1_properties':
          return running.properties;
        case 'transaction_v1_broadcast':
          running.submit(params[0] as Hex);
          return `transaction-${(ids += 1)}`;
        case 'transaction_v1_stop':
          return null;
      }
      const chainHead = /^chainHead_v1_(\w+)$/.exec(method)?.[1];
      if (chainHead) return handleChainHead(running, chainHead, params);
      throw new RpcError(`No such method: ${method}`, methodNotFound);
    };

    return {
      send(message) {
        const request = JSON.parse(message) as Request;
        const {id} = request;
        handle(request).then(
          (result) => id !== undefined && send({id, result}),
          (error: unknown) =>
            id !== undefined &&
            send({
              id,
              error: {
                code: error instanceof RpcError ? error.code : internalError,
                message: error instanceof Error ? error.message : String(error),
              },
            }),
        );
      },
      disconnect() {
        isOpen = false;
        follows.forEach((follow) => follow.end());
      },
    } satisfies JsonRpcConnection;
  };
}

function readItem(storage: Storage, {key, type}: StorageItem): object[] {
  const below = () =>
    Array.from(storage)
      .filter(([other]) => other.startsWith(key))
      .sort(([one], [other]) => (one < other ? -1 : 1));
  const value = storage.get(key);
  switch (type) {
    case 'value':
      return value === undefined ? [] : [{key, value}];
    // The client asks for that of the code, to learn of an upgrade.
    case 'hash':
      return [{key, hash: toHex(Blake2256(fromHex(value!)))}];
    case 'descendantsValues':
      return below().map(([other, found]) => ({key: other, value: found}));
    case 'closestDescendantMerkleValue': {
      const entries = below();
      if (entries.length === 0) return [];
      const text = new TextEncoder().encode(entries.join());
      return [{key, closestDescendantMerkleValue: toHex(Blake2256(text))}];
    }
  }
  throw new RpcError(`No such kind of storage query: ${type}`, methodNotFound);
}
