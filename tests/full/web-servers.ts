import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {createSiteServer} from '../../scripts/serve/server';
import {repository} from '../build/run-docusaurus';

/** Starts a server for the site in a folder, and gives what stops it. */
export type StartServer = (
  site: string,
  port: number,
) => Promise<() => Promise<void>>;

/** Where servers keep files of their own. */
export const serverFiles = path.join(repository, '.cache/web-servers');

const debianPackages = {nginx: 'nginx-light', caddy: 'caddy'};

/**
 * Makes sure that a web server's program is there; as root on Debian it is
 * installed.
 *
 * @throws when it is missing and cannot be installed
 */
function ensureProgram(program: keyof typeof debianPackages): void {
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

/** A file of `hosting/`, with what a test has to change in it. */
function configuration(
  name: string,
  changes: Readonly<Record<string, string>> = {},
): string {
  let text = readFileSync(path.join(repository, 'hosting', name), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${name} has no "${from}".`);
    text = text.replace(from, to);
  }
  return text;
}

export const startNginx: StartServer = (site, port) => {
  mkdirSync(serverFiles, {recursive: true});
  const file = path.join(serverFiles, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off;',
      'worker_processes 1;',
      `pid ${serverFiles}/nginx.pid;`,
      `error_log ${serverFiles}/error.log;`,
      'events { }',
      'http {',
      'include /etc/nginx/mime.types;',
      'default_type application/octet-stream;',
      'access_log off;',
      ...temporary.map((kind) => `${kind}_temp_path ${serverFiles}/${kind};`),
      configuration('nginx.conf', {
        'listen 80;': `listen 127.0.0.1:${port};`,
        'root /srv/site;': `root ${site};`,
      }),
      '}',
    ].join('\n'),
  );
  return startProgram('nginx', ['-p', serverFiles, '-c', file], port);
};

export const startCaddy: StartServer = (site, port) => {
  mkdirSync(serverFiles, {recursive: true});
  const file = path.join(serverFiles, 'Caddyfile');
  writeFileSync(
    file,
    `{\n\tadmin off\n\tauto_https off\n}\n${configuration('Caddyfile')}`,
  );
  return startProgram(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', file],
    port,
    {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: site,
      XDG_DATA_HOME: serverFiles,
      XDG_CONFIG_HOME: serverFiles,
    },
  );
};

/** The server of `npm run serve`. */
export const startOwn: StartServer = async (site, port) => {
  const server = createSiteServer(site);
  await new Promise<void>((resolve) =>
    server.listen(port, '127.0.0.1', resolve),
  );
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
};

async function startProgram(
  program: keyof typeof debianPackages,
  args: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
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
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill();
    });
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
