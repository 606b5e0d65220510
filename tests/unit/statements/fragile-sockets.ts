// Sockets to a simulated chain, for the known issue of a lost connection.
import type {
  JsonRpcConnection,
  JsonRpcProvider,
} from '@polkadot-api/json-rpc-provider';

/** WebSockets to a simulated chain that a test can break. */
export interface FragileSockets {
  WebSocketClass: typeof WebSocket;
  /** The number of opened sockets. */
  opened(): number;
  /** The methods of all requests, over all sockets. */
  sent(): readonly string[];
  /** Breaks the newest socket, as a network does. */
  break(): void;
}

/**
 * Creates sockets that break.
 *
 * @param provider - the simulated chain
 * @param limit - number of messages after which a socket breaks and none opens
 * again, which ends an endless loop
 */
export function createFragileSockets(
  provider: JsonRpcProvider,
  limit: number,
): FragileSockets {
  const sent: string[] = [];
  let isFlooded = false;
  const sockets: FragileSocket[] = [];

  class FragileSocket extends EventTarget {
    readonly #number = sockets.push(this);
    #connection: JsonRpcConnection | undefined;
    #messages = 0;

    constructor() {
      super();
      if (!isFlooded) setTimeout(() => this.#open());
    }

    #open() {
      this.#connection = provider((message) => {
        // Each connection to a node has its own subscriptions.
        const data = message.replaceAll('follow-', `${this.#prefix}follow-`);
        if (this.#connection) this.#report('message', {data});
      });
      this.#report('open');
    }

    get #prefix() {
      return `socket-${this.#number}-`;
    }

    #report(type: string, properties = {}) {
      this.dispatchEvent(Object.assign(new Event(type), properties));
    }

    send(message: string) {
      sent.push((JSON.parse(message) as {method: string}).method);
      if (++this.#messages > limit) {
        isFlooded = true;
        this.break();
      }
      this.#connection?.send(message.replaceAll(this.#prefix, ''));
    }

    break() {
      this.close();
      this.#report('close');
    }

    close() {
      this.#connection?.disconnect();
      this.#connection = undefined;
    }
  }

  return {
    WebSocketClass: FragileSocket as never,
    opened: () => sockets.length,
    sent: () => sent,
    break: () => sockets.at(-1)?.break(),
  };
}
