import {expect, test} from '@playwright/test';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

import {describeSite, type HostedSite} from '../../scripts/hosting/model';
import {headersFor} from '../../scripts/serve/headers-file';
import {
  contentSecurityPolicy,
  securityHeaders,
} from '../../src/after-build/security-headers/site-options';
import {
  formatHeadersFile,
  type PathHeaders,
} from '../../src/after-build/security-headers/headers-file';
import {serializePolicy} from '../../src/after-build/security-headers/policy';
import {repository} from '../build/run-docusaurus';
import {exchangesFor, hostileTargets, type Samples} from './host-answers';
import {
  serverFolder,
  startCaddy,
  startNginx,
  startOwn,
  type RunningServer,
} from './web-servers';

const forGood = 'public, max-age=31536000, immutable';
const askedAgain = 'public, max-age=0, must-revalidate';

const read = (file: string) => readFileSync(file, 'utf8');

interface Case {
  site: HostedSite;
  samples: Samples;
}

/** The site as it is built. */
function builtSite(): Case {
  const root = path.join(repository, 'build');
  if (!existsSync(path.join(root, '_redirects'))) {
    throw new Error('There is no built site. Run "npm run build" first.');
  }
  const script = readdirSync(path.join(root, 'assets/js')).find((name) =>
    name.startsWith('main.'),
  )!;
  const copy = '/react/guides/multichain.md';
  return {
    site: describeSite({
      root,
      baseUrl: '/',
      headersFile: read(path.join(root, '_headers')),
      redirectsFile: read(path.join(root, '_redirects')),
    }),
    samples: {
      page: '/react/api/core',
      pageText: /<h1/,
      homeText: /<title[^>]*>[^<]*ReactiveDOT/,
      notFoundText: /<title[^>]*>[^<]*Not Found/i,
      script: `/assets/js/${script}`,
      markdown: existsSync(path.join(root, copy)) ? copy : undefined,
    },
  };
}

/** A small site of its own, below a path or at the root, with a page that has moved. */
async function smallSite(baseUrl: string): Promise<Case> {
  const root = path.join(
    await serverFolder('sites'),
    baseUrl === '/' ? 'root' : baseUrl.replaceAll('/', ''),
  );
  const folder = path.join(root, baseUrl);
  const rules: PathHeaders[] = [
    {
      path: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': serializePolicy(contentSecurityPolicy),
        ...securityHeaders,
        'Cache-Control': askedAgain,
      },
    },
    {path: `${baseUrl}assets/*`, headers: {'Cache-Control': forGood}},
  ];
  const files = {
    'index.html': `<h1>Home</h1>${' '.repeat(2000)}`,
    '404.html': '<h1>Not here</h1>',
    'guide.html': `<h1>Guide</h1>${' '.repeat(2000)}`,
    'guide/part.html': '<h1>Part</h1>',
    'guide/part.md': `# Grüße\n${' '.repeat(2000)}`,
    'assets/js/main.0123abcd.js': `start();${' '.repeat(2000)}`,
    _headers: formatHeadersFile(rules),
    _redirects: `${baseUrl}guide/old ${baseUrl}guide/part#here 301\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  await writeFile(path.join(root, '../secret.txt'), 'secret');
  return {
    site: describeSite({
      root,
      baseUrl,
      headersFile: files._headers,
      redirectsFile: files._redirects,
    }),
    samples: {
      page: '/guide',
      pageText: /Guide/,
      homeText: /Home/,
      notFoundText: /Not here/,
      script: '/assets/js/main.0123abcd.js',
      markdown: '/guide/part.md',
      moved: {from: '/guide/old', to: '/guide/part#here'},
    },
  };
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks for exactly this target, which `fetch` would tidy first. */
const ask = (port: number, target: string, method: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: target,
        method,
        headers: {'Accept-Encoding': 'gzip'},
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          const {headers} = response;
          const isPacked =
            headers['content-encoding'] === 'gzip' && body.length > 0;
          resolve({
            status: response.statusCode!,
            headers,
            text: (isPacked ? gunzipSync(body) : body).toString(),
          });
        });
      },
    )
      .on('error', reject)
      .end();
  });

const sites = {
  'the built site': async () => builtSite(),
  'a site at the root': () => smallSite('/'),
  'a site below /docs/': () => smallSite('/docs/'),
};

const servers = {
  'npm run serve': startOwn,
  nginx: startNginx,
  Caddy: startCaddy,
};

test.describe.configure({mode: 'default'});
test.afterAll(() =>
  rm(path.join(repository, '.cache/web-servers'), {
    recursive: true,
    force: true,
  }),
);

let port = Number(process.env.TEST_PORT ?? 4173) + 20;

for (const [serverName, start] of Object.entries(servers)) {
  for (const [siteName, prepare] of Object.entries(sites)) {
    // It stands for a host of its own, where the site is at the root.
    if (start === startOwn && siteName === 'a site below /docs/') continue;

    test(`${serverName} answers for ${siteName} as a host must`, async () => {
      test.setTimeout(360_000);
      const {site, samples} = await prepare();
      const base = site.baseUrl.slice(0, -1);
      port += 1;
      const folder = await serverFolder(
        `${serverName} ${siteName}`.replace(/\W+/g, '-'),
      );
      const server: RunningServer = await start(site, {port, folder});
      try {
        const exchanges = exchangesFor(base, samples);
        for (const {what, target, method = 'GET', answer} of exchanges) {
          const reply = await ask(port, `${base}${target}`, method);
          const {headers} = reply;
          const name = `${what}: ${method} ${base}${target}`;
          expect.soft(reply.status, name).toBe(answer.status);
          if (answer.type) {
            expect.soft(headers['content-type'], name).toMatch(answer.type);
          }
          if (answer.location) {
            expect.soft(headers.location, name).toBe(answer.location);
          }
          if (answer.text) expect.soft(reply.text, name).toMatch(answer.text);
          if (answer.compressed) {
            expect.soft(headers['content-encoding'], name).toBe('gzip');
            expect.soft(headers.vary, name).toMatch(/accept-encoding/i);
          }
          if (answer.caching) {
            expect
              .soft(headers['cache-control'], name)
              .toBe(answer.caching === 'for good' ? forGood : askedAgain);
            const sent = headersFor(site.headers, `${base}/any`);
            expect(sent.size).toBeGreaterThan(5);
            for (const [header, value] of sent) {
              if (header === 'Cache-Control') continue;
              expect
                .soft(headers[header.toLowerCase()], `${name}, ${header}`)
                .toBe(value);
            }
          }
        }
        for (const target of hostileTargets) {
          const reply = await ask(port, `${base}${target}`, 'GET');
          expect.soft(reply.text, target).not.toContain('secret');
          expect.soft(reply.headers['set-cookie'], target).toBeUndefined();
          const {location} = reply.headers;
          if (location !== undefined) {
            const origin = `http://127.0.0.1:${port}`;
            expect.soft(new URL(location, origin).origin, target).toBe(origin);
          }
        }
        console.log(
          `${serverName}, ${siteName}: ${exchanges.length} answers as expected, ${hostileTargets.length} hostile addresses led nowhere`,
        );
      } finally {
        await server.stop();
      }
    });
  }
}

test('a header that a server would misread is refused', async () => {
  const {site} = await smallSite('/');
  const withHeader = (value: string): HostedSite => ({
    ...site,
    headers: [{pattern: /.*/, headers: [['X-Test', value]]}],
  });
  const folder = await serverFolder('refused');
  for (const [start, value] of [
    [startNginx, 'costs $1'],
    [startNginx, 'x'.repeat(4096)],
    [startCaddy, 'a `quoted` word'],
    [startCaddy, '{env.HOME}'],
  ] as const) {
    await expect(start(withHeader(value), {port, folder})).rejects.toThrow(
      /takes no/,
    );
  }
});
