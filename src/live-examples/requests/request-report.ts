import type {Report} from '../../simulated-chain/reports';

/** The report of a request that the client has sent to a chain. */
export type RequestReport = Extract<Report, {type: 'asked'}>;

interface StorageQuery {
  /** The keys that it reads, in hexadecimal notation. */
  keys: string[];
  /** Whether it asks for a hash of all entries, to detect changed ones. */
  isCheck: boolean;
  /** Whether it's about all entries below its keys. */
  isList: boolean;
}

/**
 * Returns what a request reads.
 *
 * @param request - a request of the method `chainHead_v1_storage`. All of its
 *   items have the same type
 */
export function readStorageQuery({params}: RequestReport): StorageQuery {
  const [, , items] = params as [
    subscription: string,
    blockHash: string,
    items: {key: string; type: string}[],
  ];
  const type = items[0]?.type;
  const isCheck = type === 'closestDescendantMerkleValue';
  const isList = isCheck || type === 'descendantsValues';
  return {keys: items.map(({key}) => key), isCheck, isList};
}

/**
 * The label of the request that keeps a connection open. Not in `describe.ts`,
 * because the page shows it without the codecs there.
 */
export const followLabel = 'follow best and finalized blocks';
