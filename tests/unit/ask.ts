import {request, type IncomingHttpHeaders} from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a server of this machine for exactly this target, which `fetch` would tidy first. */
export const ask = (
  port: number,
  target: string,
  {method = 'GET', headers = {}} = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(
      {host: '127.0.0.1', port, path: target, method, headers, agent: false},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
