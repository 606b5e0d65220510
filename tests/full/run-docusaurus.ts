// Runs Docusaurus for the slow tests that build a site.
import path from 'node:path';

import {runCommand, type CommandResult} from '../run-command';

/** The folder of this repository. */
export const repository = path.join(__dirname, '../..');

/**
 * Runs `docusaurus build` in a child process, for production and without the
 * bundler's cache on disk.
 *
 * @param args - further arguments, such as the folder of the site
 * @throws (as a rejection) if it exceeds the timeout. A failed build is a result.
 */
export const runDocusaurus = ({
  args,
  cwd,
  environment = {},
  timeoutMs,
}: {
  args: readonly string[];
  cwd: string;
  environment?: Readonly<Record<string, string>>;
  timeoutMs: number;
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
      timeoutMs,
      environment: {
        ...environment,
        NODE_ENV: 'production',
        // The output is deleted with its cache.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
