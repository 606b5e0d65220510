import type {ModuleTexts} from './types';

const pallet = 'The name of the pallet.';
const storage = 'The name of the storage entry.';
const runtimeApi = 'The name of the runtime API, such as `Core`.';
const method = 'The method of that API.';
const contract = 'The contract, as {@linkcode defineContract} made it.';
const options =
  'The block to read at, and whether the query waits for the answer.';
const loading = 'Whether the query waits for the answer.';
const builder =
  'Gets an empty query for the contract and returns one with what to read. For ink!: `rootStorage`, `storage`, `storages`, `message`, `messages`; for Solidity: `func` and `funcs`.';

/** The query builder and contract storage. */
export const coreQueryTexts: ModuleTexts = {
  Query: {
    purpose: 'Queries',
    summary:
      'Describes what to read from a chain. A query never changes: each method returns a new query with one more instruction, so you can chain calls and share queries.',
    remarks:
      'The result of one instruction is the value itself; the result of several is an array in the same order. Storage is live: when it changes on the chain, the value changes. Constants, runtime calls, contract reads and storage at a block hash are read once.\n\nHooks and composables pass you an empty query to build on. To build one outside of them, write `new Query<[]>()`: with `<[]>`, TypeScript knows the type of each part of the result.',
    typeParameters: {
      TInstructions: 'The instructions so far, as a tuple.',
      TDescriptor: 'The chain whose pallets and APIs are offered.',
    },
    members: {
      constructor: {
        summary: 'Creates an empty query.',
        parameters: {
          instructions: 'Instructions to start from. Leave it out.',
        },
      },
      instructions: {
        summary: 'The instructions so far, as a copy that cannot be changed.',
      },
      constant: {
        summary: 'Reads a constant of the runtime. Read once.',
        parameters: {
          pallet,
          constant: 'The name of the constant.',
          options: loading,
        },
      },
      storage: {
        summary: 'Reads one storage value, live.',
        parameters: {
          pallet,
          storage,
          args: 'The keys of the entry, in order. Leave it out if the entry has none.',
          options,
        },
      },
      storages: {
        summary:
          'Reads the values of one storage entry for many keys, live. Returns a list in the order of the keys.',
        parameters: {
          pallet,
          storage,
          keys: 'A list with the keys of each value, in order.',
          options,
        },
      },
      storageEntries: {
        summary:
          'Reads all keys and values of a storage entry, live. Returns a list of pairs of keys and value.',
        parameters: {
          pallet,
          storage,
          args: 'The first keys, to read only the entries below them.',
          options,
        },
        remarks:
          'The names `keyArgs` and `value` on a pair are deprecated. Destructure the pair instead: `const [keys, value] = entry`.',
      },
      runtimeApi: {
        summary: 'Calls a runtime API. Read once.',
        parameters: {
          api: runtimeApi,
          method,
          args: 'The arguments, in order. Leave it out if there are none.',
          options,
          'options.at': 'The block to ask: `"best"` or `"finalized"`.',
        },
      },
      runtimeApis: {
        summary:
          'Calls a runtime API with many sets of arguments. Read once. Returns a list in the same order.',
        parameters: {
          api: runtimeApi,
          method,
          args: 'A list with the arguments of each call, in order.',
          options,
          'options.at': 'The block to ask: `"best"` or `"finalized"`.',
        },
      },
      contract: {
        summary: 'Reads from a contract. Read once.',
        parameters: {
          contract,
          address: 'The address of the contract.',
          builder,
          options: loading,
        },
        returns:
          'A new query. Its result for the contract is one value for one instruction, an array for several.',
      },
      contracts: {
        summary:
          'Reads the same from many contracts of one kind. Read once. Returns a list in the order of the addresses.',
        parameters: {
          contract,
          addresses: 'The addresses of the contracts.',
          builder,
          options: loading,
        },
      },
      concat: {
        summary:
          'Appends the instructions of other queries, in the order they are given.',
        parameters: {queries: 'The queries to append.'},
      },
    },
  },
  Storage: {
    purpose: 'Storage',
    summary:
      'Stores text under keys with a common prefix, in any storage that works like the local storage of the browser. Wallets store their data with it.',
    typeParameters: {TKey: 'The keys that may be used.'},
    members: {
      constructor: {
        summary: 'Creates a storage with a prefix.',
        parameters: {
          options: 'The prefix and the storage behind it.',
          'options.prefix': 'The text before every key, followed by a slash.',
          'options.storage':
            'Where the values are stored: an object with `getItem`, `setItem` and `removeItem`.',
        },
      },
      prefix: {summary: 'The text before every key.'},
      getItem: {
        summary: 'Returns the text under a key.',
        parameters: {key: 'The key, without the prefix.'},
        returns: 'The text, or `null` when there is none.',
      },
      removeItem: {
        summary: 'Removes a key and its text.',
        parameters: {key: 'The key, without the prefix.'},
      },
      setItem: {
        summary: 'Stores a text under a key.',
        parameters: {
          key: 'The key, without the prefix.',
          value: 'The text to store.',
        },
      },
      join: {
        summary: 'Creates a storage with a longer prefix in the same place.',
        typeParameters: {TKeyOverride: 'The keys of the new storage.'},
        parameters: {
          path: 'What to add to the prefix, after a slash.',
        },
        returns: 'The new storage, in the same place.',
      },
    },
  },
};
