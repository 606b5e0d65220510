import type {getWsProvider} from 'polkadot-api/ws-provider';

type Connect = typeof getWsProvider;

/** Declares the function of Setup's `src/ws-provider.ts`, for other pages. */
export declare function getSteadyWsProvider(
  endpoints: string | string[],
  options?: Parameters<Connect>[1],
): ReturnType<Connect>;
