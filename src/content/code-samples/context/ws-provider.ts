import type {getWsProvider} from 'polkadot-api/ws-provider';

type Connect = typeof getWsProvider;

/** Of Setup's `src/ws-provider.ts`, for the samples of other pages. */
export declare function getSteadyWsProvider(
  endpoints: string | string[],
  options?: Parameters<Connect>[1],
): ReturnType<Connect>;
