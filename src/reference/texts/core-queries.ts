import type {ModuleTexts} from './types';

const pallet = 'The name of the pallet.';
const storage = 'The name of the storage entry.';
const runtimeApi = 'The name of the runtime API, such as `Core`.';
const method = 'The method of that API.';
const contract = 'The contract, as [[defineContract]] made it.';
const options = 'At which block to read, and whether to wait for it.';
const loading = 'Whether the rest of the query waits for it.';
const builder =
  'Gets an empty query of the contract and returns it with what to read. For ink!: `rootStorage`, `storage`, `storages`, `message`, `messages`; for Solidity: `func` and `funcs`.';

/** The query builder and contract storage. */
export const coreQueryTexts: ModuleTexts = {
  Query: {
    purpose: 'Queries',
    summary:
      'Says what to read from a chain. A query is never changed: each method returns a new one with one more instruction, so calls can be chained and queries can be shared.',
    remarks:
      'One instruction gives its bare value, several give a tuple in the same order. Storage follows the chain: when an entry changes, the value does. Constants, runtime calls, contract reads and storage at a block hash are read once.\n\nIn a hook or composable you get an empty query to build on. To keep a query in a variable outside, write `new Query<[]>()`: without the `<[]>` TypeScript no longer knows that it started empty.',
    typeParameters: {
      TInstructions: 'The instructions so far, as a tuple.',
      TDescriptor: 'The chain whose pallets and APIs are offered.',
    },
    members: {
      constructor: {
        summary: 'Makes an empty query.',
        parameters: {
          instructions: 'Instructions to start from. Leave it out.',
        },
      },
      instructions: {
        summary: 'The instructions so far, as a frozen copy.',
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
        summary: 'Reads one storage value and follows its changes.',
        parameters: {
          pallet,
          storage,
          args: 'The keys of the entry, in order. May be left out when it has none.',
          options,
        },
      },
      storages: {
        summary:
          'Reads one storage entry under many keys, as a list in the order of the keys.',
        parameters: {
          pallet,
          storage,
          keys: 'For each value its keys, in order.',
          options,
        },
      },
      storageEntries: {
        summary:
          'Reads all values below an entry and follows their changes. Each comes as a pair of its keys and its value.',
        parameters: {
          pallet,
          storage,
          args: 'The first keys, when only entries below them are wanted.',
          options,
        },
        remarks:
          'The names `keyArgs` and `value` on a pair are deprecated; take the pair apart: `const [keys, value] = entry`.',
      },
      runtimeApi: {
        summary: 'Calls a runtime API. Read once.',
        parameters: {
          api: runtimeApi,
          method,
          args: 'The arguments, in order. May be left out when there are none.',
          options,
          'options.at': 'The block to ask: `"best"` or `"finalized"`.',
        },
      },
      runtimeApis: {
        summary:
          'Calls a runtime API with many sets of arguments, as a list in their order.',
        parameters: {
          api: runtimeApi,
          method,
          args: 'For each call its arguments, in order.',
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
          'A new query. What is read in the contract arrives as one value: bare for one instruction, a tuple for several.',
      },
      contracts: {
        summary:
          'Reads the same from many contracts of one kind, as a list in the order of the addresses.',
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
      'Keeps text under keys with a common prefix, in any storage that works like the local storage of the browser. Wallets remember through it.',
    typeParameters: {TKey: 'The keys that may be used.'},
    members: {
      constructor: {
        summary: 'Puts a prefix before a storage.',
        parameters: {
          options: 'The prefix and the storage behind it.',
          'options.prefix': 'Stands before every key, with a slash between.',
          'options.storage':
            'What keeps the values: an object with `getItem`, `setItem` and `removeItem`.',
        },
      },
      prefix: {summary: 'What stands before every key.'},
      getItem: {
        summary: 'Reads the text under a key.',
        parameters: {key: 'The key, without the prefix.'},
        returns: 'The text, or `null` when there is none.',
      },
      removeItem: {
        summary: 'Forgets what is under a key.',
        parameters: {key: 'The key, without the prefix.'},
      },
      setItem: {
        summary: 'Keeps a text under a key.',
        parameters: {
          key: 'The key, without the prefix.',
          value: 'The text to keep.',
        },
      },
      join: {
        summary: 'Makes a storage whose prefix is one step longer.',
        typeParameters: {TKeyOverride: 'The keys of the new storage.'},
        parameters: {path: 'The step: it is appended after a slash.'},
        returns: 'The new storage, over the same place.',
      },
    },
  },
};
