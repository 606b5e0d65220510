import {createServer, type AddressInfo, type Server} from 'node:net';

/**
 * Starts a server on a free port of this machine, and returns the port. Only
 * this machine can reach it.
 */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * Returns a free port on this machine, for a program that can't choose one by
 * itself. Another program could take it before. Use {@link listen} for a server
 * of this process.
 */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
