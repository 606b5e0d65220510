import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import path from 'node:path';

import {caddySite} from '../../scripts/hosting/caddy';
import type {HostedSite} from '../../scripts/hosting/model';
import {nginxConfiguration} from '../../scripts/hosting/nginx';
import {createSiteServer} from '../../scripts/serve/server';

export interface RunningServer {
  stop(): Promise<void>;
}

/** Starts a server for a site on a port of this machine. */
export type StartServer = (
  site: HostedSite,
  options: {port: number; folder: string},
) => Promise<RunningServer>;

const debianPackages = {nginx: 'nginx-light', caddy: 'caddy'};

/**
 * Makes sure that a web server's program is there; as root on Debian it is
 * installed.
 *
 * @throws when it is missing and cannot be installed
 */
export function ensureProgram(program: keyof typeof debianPackages): void {
  const isThere = () =>
    spawnSync(program, [program === 'nginx' ? '-v' : 'version']).error ===
    undefined;
  if (isThere()) return;
  const debianPackage = debianPackages[program];
  if (process.getuid?.() === 0) {
    spawnSync(
      'sh',
      [
        '-c',
        `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${debianPackage}`,
      ],
      {stdio: 'inherit', timeout: 300_000},
    );
  }
  if (!isThere()) {
    throw new Error(
      `${program} is not installed and its configuration cannot be tested. Install it (Debian: apt-get install ${debianPackage}).`,
    );
  }
}

export const startNginx: StartServer = async (site, {port, folder}) => {
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};\n`)
    .join('');
  await writeFile(
    file,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off;',
      'worker_processes 1;',
      `pid ${folder}/nginx.pid;`,
      `error_log ${folder}/error.log;`,
      'events { }',
      'http {',
      '  include /etc/nginx/mime.types;',
      '  default_type application/octet-stream;',
      '  access_log off;',
      temporary,
      nginxConfiguration(site, {
        listen: `127.0.0.1:${port}`,
        serverName: 'localhost',
      }),
      '}',
    ].join('\n'),
  );
  return startProgram('nginx', ['-p', folder, '-c', file], port);
};

export const startCaddy: StartServer = async (site, {port, folder}) => {
  const file = path.join(folder, 'Caddyfile');
  await writeFile(
    file,
    [
      '{',
      '\tadmin off',
      '\tauto_https off',
      '}',
      caddySite(site, {address: `http://127.0.0.1:${port}`}),
    ].join('\n'),
  );
  return startProgram(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', file],
    port,
    {XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
  );
};

/** The server of `npm run serve`, which serves a site at the root of its address. */
export const startOwn: StartServer = async ({root}, {port}) => {
  const server: Server = createSiteServer(root);
  await new Promise<void>((resolve) =>
    server.listen(port, '127.0.0.1', resolve),
  );
  return {
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

async function startProgram(
  program: keyof typeof debianPackages,
  args: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  ensureProgram(program);
  const child = spawn(program, args, {
    env: {...process.env, ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await answering(child, port).catch((error: unknown) => {
    child.kill();
    throw new Error(`${program} does not answer:\n${output}`, {cause: error});
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

/** Resolves when something answers at the port; rejects after ten seconds. */
async function answering(child: ChildProcess, port: number): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error('it ended');
    try {
      await fetch(`http://127.0.0.1:${port}/`, {redirect: 'manual'});
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A folder for a server's own files, emptied before use. */
export async function serverFolder(name: string): Promise<string> {
  const folder = path.join(__dirname, '../../.cache/web-servers', name);
  await mkdir(folder, {recursive: true});
  return folder;
}
