import type {
  JsonRpcConnection,
  JsonRpcProvider,
} from '@polkadot-api/json-rpc-provider';

/**
 * Time in ms until a connection opens, or fails while the connection is cut.
 */
const openingTime = 300;

/** Returns the provider for the address of a socket. Set by `connectSockets`. */
let findProvider: (address: string) => JsonRpcProvider;
/** Whether new connections fail. They do until `connectSockets`. */
let isCut = () => true;
/** The connected sockets. */
const open = new Set<SimulatedSocket>();

/**
 * Replaces `WebSocket` in the frame, which has no network, and connects to the
 * simulated chains. Code with its own provider then works unchanged.
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
 * Connects new sockets to these chains.
 *
 * @param find - returns the provider for the address of a socket
 * @param areCut - whether new connections fail
 * @returns a function that closes all connections
 */
export function connectSockets(
  find: typeof findProvider,
  areCut: typeof isCut,
): () => void {
  findProvider = find;
  isCut = areCut;
  return () => open.forEach((socket) => socket.close());
}
