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
  /** Query parameters; browsers send the key there. */
  parameters: URLSearchParams;
  body: string;
  headers: IncomingMessage['headers'];
}

/** Imitates the hosted search and its Ask AI on loopback, over HTTPS. */
export interface HostedSearchStub {
  port: number;
  calls: Call[];
  /** The search's behavior until it's changed. */
  behavior: 'answers' | 'fails' | 'waits';
  /** Sends the answers held back by `waits`. */
  sendAnswers: () => void;
  /** Lets Ask AI's answer continue with its next part. */
  sendNextPart: () => void;
  close: () => Promise<void>;
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

/**
 * @param pages - the pages of the stub's index
 * @param origin - the origin of their addresses
 */
export async function startHostedSearchStub(
  pages: readonly SearchPage[],
  origin: string,
): Promise<HostedSearchStub> {
  const engine = createEngine(pages, origin);
  const {private: key, cert} = await generate([
    {name: 'commonName', value: 'localhost'},
  ]);
  const keptBack: (() => void)[] = [];
  let partsToSend = 0;
  let resume = (): void => {};
  const stub: Omit<HostedSearchStub, 'port' | 'close'> = {
    calls: [],
    behavior: 'answers',
    sendAnswers: () => {
      stub.behavior = 'answers';
      for (const send of keptBack.splice(0)) send();
    },
    sendNextPart: () => {
      partsToSend += 1;
      resume();
    },
  };

  const search = (body: string, response: ServerResponse): void => {
    if (stub.behavior === 'fails') {
      response.destroy();
      return;
    }
    const {requests} = JSON.parse(body) as {requests: SearchRequest[]};
    const send = () => json(response, {results: requests.map(engine.search)});
    if (stub.behavior === 'waits') keptBack.push(send);
    else send();
  };

  const chat = async (response: ServerResponse): Promise<void> => {
    response.writeHead(200, {
      ...anyOrigin,
      'content-type': 'text/event-stream',
      'x-vercel-ai-ui-message-stream': 'v1',
    });
    for (const part of answerParts) {
      while (partsToSend === 0) {
        await new Promise<void>((resolve) => (resume = resolve));
      }
      partsToSend -= 1;
      for (const event of part) {
        response.write(`data: ${JSON.stringify(event)}\n\n`);
      }
    }
    response.end('data: [DONE]\n\n');
  };

  const server: Server = createServer(
    {key, cert},
    async (request, response) => {
      const {pathname, searchParams} = new URL(
        request.url ?? '/',
        'https://stub',
      );
      if (request.method === 'OPTIONS') {
        response.writeHead(204, anyOrigin).end();
        return;
      }
      let body = '';
      for await (const chunk of request) body += String(chunk);
      stub.calls.push({
        host: request.headers.host ?? '',
        path: pathname,
        parameters: searchParams,
        body,
        headers: request.headers,
      });
      if (pathname.endsWith('/queries')) search(body, response);
      else if (pathname === '/chat/token') {
        const expiry = JSON.stringify({exp: Date.now() / 1000 + 3600});
        json(response, {
          success: true,
          token: `${Buffer.from(expiry).toString('base64')}.signature`,
        });
      } else if (pathname === '/chat') await chat(response);
      else response.writeHead(404, anyOrigin).end();
    },
  );
  return Object.assign(stub, {
    port: await listen(server),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

function json(response: ServerResponse, value: unknown): void {
  response
    .writeHead(200, {...anyOrigin, 'content-type': 'application/json'})
    .end(JSON.stringify(value));
}
