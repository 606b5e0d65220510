import type {
  JsonRpcConnection,
  JsonRpcProvider,
} from '@polkadot-api/json-rpc-provider';

/** How long a connection takes to open, and one that is cut to be refused, in ms. */
const openingTime = 300;

let findProvider: (address: string) => JsonRpcProvider;
let isCut = () => true;
const open = new Set<SimulatedSocket>();

/**
 * The frame has no network: its `WebSocket` leads to the simulated chains. Code
 * that makes a provider of its own, as an app does, runs as it is.
 */
class SimulatedSocket extends EventTarget {
  #connection: JsonRpcConnection | undefined;
  #isClosed = false;

  constructor(readonly url: string) {
    super();
    setTimeout(() => this.#open(), openingTime);
  }

  send(message: string) {
    this.#connection?.send(message);
  }

  close() {
    this.#isClosed = true;
    open.delete(this);
    this.#connection?.disconnect();
    this.#connection = undefined;
    this.dispatchEvent(new Event('close'));
  }

  #open() {
    if (this.#isClosed) return;
    if (isCut()) {
      this.#isClosed = true;
      this.dispatchEvent(new Event('error'));
      return;
    }
    this.#connection = findProvider(this.url)((data) => {
      if (!this.#isClosed)
        this.dispatchEvent(new MessageEvent('message', {data}));
    });
    open.add(this);
    this.dispatchEvent(new Event('open'));
  }
}

Object.defineProperty(globalThis, 'WebSocket', {value: SimulatedSocket});

/**
 * Leads all sockets to these chains from now on.
 *
 * @returns breaks all connections
 */
export function connectSockets(
  find: typeof findProvider,
  areCut: typeof isCut,
): () => void {
  findProvider = find;
  isCut = areCut;
  return () => open.forEach((socket) => socket.close());
}
