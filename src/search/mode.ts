/** The value of `themeConfig.algolia.appId` without a hosted service. */
export const EMBEDDED = 'EMBEDDED';

/** Name of the hosted index. */
const indexName = 'Documentation';

/** The part of `themeConfig.algolia` that depends on the mode. */
export interface SearchService {
  appId: string;
  apiKey: string;
  indexName: string;
  askAi?: string;
}

/**
 * Chooses between the hosted service (credentials in the environment) and the
 * embedded index (none).
 *
 * @throws if the environment has only some of the credentials
 */
export function searchService(env: NodeJS.Dict<string>): SearchService {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: apiKey} = env;
  if (appId && apiKey) {
    return {
      appId,
      apiKey,
      indexName,
      ...(env.ALGOLIA_ASSISTANT_ID && {askAi: env.ALGOLIA_ASSISTANT_ID}),
    };
  }
  const names = (
    ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_ASSISTANT_ID'] as const
  ).filter((name) => env[name]);
  if (names.length > 0) {
    throw new Error(
      `Hosted search needs ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY, but the environment only has ${names.join(' and ')}. Set both, or remove them for the embedded search.`,
    );
  }
  return {appId: EMBEDDED, apiKey: EMBEDDED, indexName};
}

/**
 * Returns the origins of hosted search, for `connect-src` in the security
 * policy. Empty for the embedded search.
 */
export function searchOrigins({appId, askAi}: SearchService): string[] {
  if (appId === EMBEDDED) return [];
  return [
    'https://*.algolia.net',
    'https://*.algolianet.com',
    ...(askAi ? ['https://askai.algolia.com'] : []),
  ];
}
