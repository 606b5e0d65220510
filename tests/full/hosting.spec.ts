import {expect, test} from '@playwright/test';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

import {headersFor, parseHeadersFile} from '../../scripts/serve/headers-file';
import {
  locationOf,
  parseRedirectsFile,
} from '../../scripts/serve/redirects-file';
import {ask} from '../ask';
import {repository} from '../build/run-docusaurus';
import {exchangesFor, hostileTargets, type Exchange} from './host-answers';
import {serverFiles, startCaddy, startNginx, startOwn} from './web-servers';

const site = path.join(repository, 'build');
const read = (name: string) => readFileSync(path.join(site, name), 'utf8');

/** An answer as text, packed on its way. */
async function readAnswer(port: number, target: string, method?: string) {
  const {status, headers, body} = await ask(port, target, {
    method,
    headers: {'Accept-Encoding': 'gzip'},
  });
  const isPacked = headers['content-encoding'] === 'gzip' && body.length > 0;
  return {
    status,
    headers,
    text: (isPacked ? gunzipSync(body) : body).toString(),
  };
}

/** The pages that have moved, each asked for with a query. */
const movedPages = (): Exchange[] =>
  parseRedirectsFile(read('_redirects')).map((rule) => ({
    target: `${rule.from}?a=1`,
    answer: {status: rule.status, location: locationOf(rule, 'a=1')},
  }));

/** The policy that the built pages carry themselves. */
function policyInPages(): string {
  const policy =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      read('404.html'),
    )?.[1];
  return policy!.replaceAll('&#x27;', "'");
}

const onlyInHeaders = "frame-ancestors 'none'";

const servers = [
  {name: 'npm run serve', start: startOwn, sendsWholePolicy: true},
  {name: 'nginx', start: startNginx, sendsWholePolicy: false},
  {name: 'Caddy', start: startCaddy, sendsWholePolicy: false},
];

test.describe.configure({mode: 'default'});
test.beforeAll(() => {
  if (!existsSync(path.join(site, '_headers'))) {
    throw new Error('There is no built site. Run "npm run build" first.');
  }
});
test.afterAll(() => rmSync(serverFiles, {recursive: true, force: true}));

for (const [index, {name, start, sendsWholePolicy}] of servers.entries()) {
  test(`${name} answers as a host must`, async () => {
    test.setTimeout(360_000);
    const port = Number(process.env.TEST_PORT ?? 4173) + 20 + index;
    const rules = parseHeadersFile(read('_headers'));
    const script = readdirSync(path.join(site, 'assets/js')).find((file) =>
      /^main\..*\.js$/.test(file),
    )!;
    const exchanges = [
      ...exchangesFor(`/assets/js/${script}`),
      ...movedPages(),
    ];
    const stop = await start(site, port);
    try {
      for (const {target, method = 'GET', answer} of exchanges) {
        const {status, headers, text} = await readAnswer(port, target, method);
        const about = `${method} ${target}`;
        expect.soft(status, about).toBe(answer.status);
        expect.soft(headers.location, about).toBe(answer.location);
        if (answer.type) {
          expect.soft(headers['content-type'], about).toMatch(answer.type);
        }
        if (answer.text) expect.soft(text, about).toMatch(answer.text);
        if (answer.compressed) {
          expect.soft(headers['content-encoding'], about).toBe('gzip');
          expect.soft(headers.vary, about).toMatch(/accept-encoding/i);
        }
        if (status !== 200 && status !== 404) continue;
        const sent = headersFor(rules, status === 404 ? '/404.html' : target);
        sent.delete('Content-Type');
        expect(sent.get('Content-Security-Policy')).toBe(
          `${policyInPages()}; ${onlyInHeaders}`,
        );
        if (!sendsWholePolicy) {
          sent.set('Content-Security-Policy', onlyInHeaders);
        }
        for (const [header, value] of sent) {
          expect
            .soft(headers[header.toLowerCase()], `${about}, ${header}`)
            .toBe(value);
        }
      }
      for (const target of hostileTargets) {
        const {headers, text} = await readAnswer(port, target);
        expect.soft(text, target).not.toContain('devDependencies');
        expect.soft(headers['set-cookie'], target).toBeUndefined();
        const origin = `http://127.0.0.1:${port}`;
        expect
          .soft(new URL(headers.location ?? '/', origin).origin, target)
          .toBe(origin);
      }
      console.log(
        `${name}: ${exchanges.length} answers compared, ${hostileTargets.length} hostile addresses tried`,
      );
    } finally {
      await stop();
    }
  });
}
