import type {AddressInfo} from 'node:net';

import {createSiteServer} from '../serve/server';

/** Serves a built site at a free port while `ask` runs, which gets its origin. */
export async function served<Result>(
  directory: string,
  ask: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createSiteServer(directory);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    return await ask(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
