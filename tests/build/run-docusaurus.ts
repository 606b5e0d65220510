import {spawn} from 'node:child_process';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** The folder of this repository. */
export const repository = path.join(__dirname, '../..');

const command = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

export interface DocusaurusRun {
  /** Exit code of Docusaurus: 0 where the site was built. */
  code: number;
  /** What a maintainer reads in the terminal, without colors. */
  output: string;
}

/**
 * Runs `docusaurus build` in a process of its own, for production and without
 * the bundler's cache on disk.
 *
 * @param site whose installed Docusaurus runs; this repository, if not said
 * @param patience longest time it may take, in milliseconds
 * @throws when it takes longer
 */
export function runDocusaurus({
  args,
  cwd,
  site = repository,
  environment = {},
  patience,
}: {
  args: readonly string[];
  cwd: string;
  site?: string;
  environment?: Readonly<Record<string, string>>;
  patience: number;
}): Promise<DocusaurusRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [path.join(site, command), 'build', ...args],
      {
        cwd,
        env: {
          ...process.env,
          ...environment,
          NODE_ENV: 'production',
          // What is built here is thrown away with its cache.
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
          // Else Docusaurus asks the registry for a newer version of itself.
          NO_UPDATE_NOTIFIER: 'true',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: patience,
      },
    );
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString('utf8'));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === null) {
        reject(new Error(`the build took over ${patience} ms:\n${output}`));
      } else {
        resolve({code, output: stripVTControlCharacters(output)});
      }
    });
  });
}
