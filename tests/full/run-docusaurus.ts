import path from 'node:path';

import {runCommand, type CommandResult} from '../run-command';

/** The folder of this repository. */
export const repository = path.join(__dirname, '../..');

/**
 * Runs `docusaurus build` in a process of its own, for production and without
 * the bundler's cache on disk.
 *
 * @param patience longest time it may take, in milliseconds
 * @throws when it takes longer
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
        // What is built here is thrown away with its cache.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
