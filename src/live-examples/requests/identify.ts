import {readStorageQuery, type RequestReport} from './request-report';

/** When another request with the same key belongs to the same row. */
type Repeats = 'never' | 'with a new block' | 'always';

/** Identifies a request, because the client repeats it for a live value. */
export function identify(asked: RequestReport): {
  key: string;
  repeats: Repeats;
  /** Whether it only checks for changes. */
  isCheck: boolean;
} {
  const {method, params, block, connection} = asked;
  const keyOf = (...parts: unknown[]) =>
    [connection, method, ...parts].join(' ');
  const other = {isCheck: false, repeats: 'always'} as const;
  switch (method) {
    case 'chainHead_v1_follow':
      return {...other, key: keyOf(), repeats: 'never'};
    case 'chainHead_v1_storage': {
      const {keys, isCheck, isList} = readStorageQuery(asked);
      // The client checks live entries in best and finalized blocks.
      const at = isList ? 'entries' : block?.isBest;
      return {key: keyOf(at, ...keys), isCheck, repeats: 'with a new block'};
    }
    case 'chainHead_v1_call': {
      const [, , name, args]: string[] = params;
      // Ignore the hash at the end: the block at which the transaction is
      // validated.
      if (name!.endsWith('_validate_transaction')) {
        return {...other, key: keyOf(name, args!.slice(0, -64))};
      }
      const isConnecting = /^(?:Core|Metadata)_/.test(name!);
      const repeats = isConnecting ? 'always' : 'never';
      return {...other, key: keyOf(name, args), repeats};
    }
    case 'transaction_v1_broadcast':
      return {...other, key: keyOf(params[0])};
    default:
      return {...other, key: keyOf()};
  }
}
