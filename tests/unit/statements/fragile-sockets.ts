import type {
  JsonRpcConnection,
  JsonRpcProvider,
} from '@polkadot-api/json-rpc-provider';

/** WebSockets to a simulated chain that break when a test wants it. */
export interface FragileSockets {
  WebSocketClass: typeof WebSocket;
  /** How many were opened so far. */
  opened(): number;
  /** The methods that were asked for, over all sockets. */
  sent(): readonly string[];
  /** Breaks the newest one, as a network does. */
  break(): void;
}

/**
 * @param provider the simulated chain
 * @param limit after so many messages on one socket it breaks and none opens
 *   again, which ends what would go on for ever
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
        // Each connection to a node has subscriptions of its own.
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
