// Sockets without a node, for guides about the choice of a node and its status.
import type {JsonRpcProvider} from 'polkadot-api/ws-provider';
import {onTestFinished, vi} from 'vitest';

/** A WebSocket that only opens, or fails to. */
class FakeSocket extends EventTarget {
  constructor(readonly uri: string) {
    super();
  }
  send() {}
  close() {}
}

/**
 * Replaces WebSocket, and silences the console, to which providers report failed
 * connections. `restoreSockets` ends both.
 *
 * @param isUp - whether the node at an address answers
 * @returns the sockets in order. New ones are added.
 */
export function fakeSockets(isUp: (uri: string) => boolean) {
  const sockets: FakeSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor(uri: string) {
        super(uri);
        sockets.push(this);
        const event = new Event(isUp(uri) ? 'open' : 'error');
        setTimeout(() => this.dispatchEvent(event));
      }
    },
  );
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
  return sockets;
}

/** Opens a provider's connection, which ends with the test. */
export function connect(provider: JsonRpcProvider): void {
  onTestFinished(provider(() => {}).disconnect);
}

/** Ends what {@link fakeSockets} has replaced and silenced. */
export function restoreSockets(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
