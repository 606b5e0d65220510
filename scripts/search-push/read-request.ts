/** What to push where. */
export interface PushRequest {
  appId: string;
  adminKey: string;
  indexName: string;
}

/**
 * Reads the environment of a push.
 *
 * @throws when credentials are missing, naming the variables
 */
export function readPushRequest(env: NodeJS.ProcessEnv): PushRequest {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey} = env;
  if (!appId || !adminKey) {
    const missing = [
      !appId && 'ALGOLIA_APP_ID',
      !adminKey && 'ALGOLIA_ADMIN_KEY',
    ].filter(Boolean);
    throw new Error(
      `Not set: ${missing.join(', ')}. Pushing needs the application's id in ALGOLIA_APP_ID and a key that may write to the index in ALGOLIA_ADMIN_KEY; the search key of the site cannot.`,
    );
  }
  return {
    appId,
    adminKey,
    indexName: env.ALGOLIA_INDEX_NAME || 'Documentation',
  };
}
