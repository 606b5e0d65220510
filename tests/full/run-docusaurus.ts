import path from 'node:path';

import {runCommand, type CommandResult} from '../run-command';

export const repository = path.join(__dirname, '../..');

/**
 * Runs `docusaurus build` in a child process, for production and without the
 * bundler's cache on disk.
 *
 * @param patience - timeout in milliseconds
 * @throws if it exceeds the timeout
 */
export const runDocusaurus = ({
  args,
  cwd,
  environment = {},
  patience,
}: {
  args: readonly string[];
  cwd: string;
  environment?: Readonly<Record<string, string>>;
  patience: number;
}): Promise<CommandResult> =>
  runCommand(
    process.execPath,
    [
      path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      ...args,
    ],
    cwd,
    {
      patience,
      environment: {
        ...environment,
        NODE_ENV: 'production',
        // The output is deleted with its cache.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
