// Imitates Algolia's search and its Ask AI for `hosted-search.spec.ts`, which
// can't depend on the service or on a key.
import {createServer, type Server} from 'node:https';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {generate} from 'selfsigned';

import {createEngine} from '../../src/search/client/engine';
import type {SearchRequest} from '../../src/search/client/protocol';
import type {SearchPage} from '../../src/search/page';
import {listen} from '../free-port';

/** A request to the stub. */
export interface Call {
  host: string;
  path: string;
  /** Query parameters. Browsers send the key there. */
  parameters: URLSearchParams;
  body: string;
  headers: IncomingMessage['headers'];
}

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** The parts of Ask AI's answer in AI SDK 5's stream format. */
const answerParts = [
  [{type: 'start', messageId: 'm1'}, {type: 'start-step'}],
  [
    {type: 'text-start', id: 't'},
    {type: 'text-delta', id: 't', delta: 'Read it with **useQuery**. '},
  ],
  [
    {
      type: 'text-delta',
      id: 't',
      delta: 'See [Query](https://docs.example/react/getting-started/query).',
    },
    {type: 'text-end', id: 't'},
    {type: 'finish-step'},
    {type: 'finish'},
  ],
];

/** A service on loopback, over HTTPS, with a certificate of its own. */
export class HostedSearchStub {
  /** Requests so far, except preflight requests. */
  readonly calls: Call[] = [];
  /** The search's behavior until it's changed. */
  behavior: 'answers' | 'fails' | 'waits' = 'answers';
  #port = 0;
  #partsToSend = 0;
  #resumeAnswer = (): void => {};
  readonly #keptBack: (() => void)[] = [];
  readonly #engine: ReturnType<typeof createEngine>;
  readonly #server: Server;

  /**
   * Starts a service on a free port.
   *
   * @param pages - the pages of its index
   * @param origin - the origin of their addresses
   */
  static async start(
    pages: readonly SearchPage[],
    origin: string,
  ): Promise<HostedSearchStub> {
    const {private: key, cert} = await generate([
      {name: 'commonName', value: 'localhost'},
    ]);
    const stub = new HostedSearchStub(createEngine(pages, origin), {key, cert});
    stub.#port = await listen(stub.#server);
    return stub;
  }

  private constructor(
    engine: ReturnType<typeof createEngine>,
    certificate: {key: string; cert: string},
  ) {
    this.#engine = engine;
    this.#server = createServer(certificate, (request, response) =>
      this.#handle(request, response),
    );
  }

  get port(): number {
    return this.#port;
  }

  /** Sends the answers held back by `waits`, and answers from now on. */
  sendAnswers(): void {
    this.behavior = 'answers';
    for (const send of this.#keptBack.splice(0)) send();
  }

  /** Lets Ask AI's answer continue with its next part. It has three. */
  sendNextPart(): void {
    this.#partsToSend += 1;
    this.#resumeAnswer();
  }

  /** Lets Ask AI's answer continue until its end. */
  sendWholeAnswer(): void {
    for (let part = 0; part < answerParts.length; part += 1) {
      this.sendNextPart();
    }
  }

  /** Forgets requests, and parts that no answer has sent. */
  reset(): void {
    this.behavior = 'answers';
    this.calls.length = 0;
    this.#partsToSend = 0;
  }

  /** Closes the service with all pending connections. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.closeAllConnections();
      this.#server.close(() => resolve());
    });
  }

  async #handle(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, anyOrigin).end();
      return;
    }
    const call = await readCall(request);
    this.calls.push(call);
    if (call.path.endsWith('/queries')) this.#search(call.body, response);
    else if (call.path === '/chat/token') sendToken(response);
    else if (call.path === '/chat') await this.#streamAnswer(response);
    else response.writeHead(404, anyOrigin).end();
  }

  #search(body: string, response: ServerResponse): void {
    if (this.behavior === 'fails') {
      response.destroy();
      return;
    }
    const {requests} = JSON.parse(body) as {requests: SearchRequest[]};
    const send = () =>
      sendJson(response, {results: requests.map(this.#engine.search)});
    if (this.behavior === 'waits') this.#keptBack.push(send);
    else send();
  }

  /** Sends each part of the answer once the test allows it. */
  async #streamAnswer(response: ServerResponse): Promise<void> {
    response.writeHead(200, {
      ...anyOrigin,
      'content-type': 'text/event-stream',
      'x-vercel-ai-ui-message-stream': 'v1',
    });
    for (const part of answerParts) {
      while (this.#partsToSend === 0) {
        await new Promise<void>((resolve) => (this.#resumeAnswer = resolve));
      }
      this.#partsToSend -= 1;
      for (const event of part) {
        response.write(`data: ${JSON.stringify(event)}\n\n`);
      }
    }
    response.end('data: [DONE]\n\n');
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const {pathname, searchParams} = new URL(request.url ?? '/', 'https://stub');
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return {
    host: request.headers.host ?? '',
    path: pathname,
    parameters: searchParams,
    body,
    headers: request.headers,
  };
}

/** Sends Ask AI's token for a question. It's valid for an hour. */
function sendToken(response: ServerResponse): void {
  const payload = JSON.stringify({exp: Date.now() / 1000 + 3600});
  sendJson(response, {
    success: true,
    token: `${Buffer.from(payload).toString('base64')}.signature`,
  });
}

function sendJson(response: ServerResponse, value: unknown): void {
  response
    .writeHead(200, {...anyOrigin, 'content-type': 'application/json'})
    .end(JSON.stringify(value));
}
