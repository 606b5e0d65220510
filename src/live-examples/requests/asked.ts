import type {Report} from '../../simulated-chain/reports';

/** The report of a request. */
export type Asked = Extract<Report, {type: 'asked'}>;

/**
 * Returns the keys of a storage query, and whether it reads all entries below
 * them.
 */
export function readItems({params}: Asked) {
  const items: {key: string; type: string}[] = params[2];
  const [first = {key: '', type: ''}] = items;
  // The client reads the Merkle value to detect changed entries.
  const isCheck = first.type === 'closestDescendantMerkleValue';
  const isList = isCheck || first.type === 'descendantsValues';
  return {keys: items.map(({key}) => key), isCheck, isList};
}

/** The label of the request that keeps a connection open. */
export const followLabel = 'follow best and finalized blocks';
