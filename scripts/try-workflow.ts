/**
 * Runs the commands of a workflow on this machine, in order, each as GitHub
 * would: by bash, which stops at the first error. What only GitHub has (its
 * actions, the values of its expressions) is left out.
 *
 * Usage: `npm run try:workflow -- site.yml [--without "npm ci"] [--without "npm test"]`
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {readSteps} from './workflows/read-steps';

const {values, positionals} = parseArgs({
  options: {without: {type: 'string', multiple: true, default: []}},
  allowPositionals: true,
});
const [name] = positionals;
if (!name) {
  console.error('Name a workflow: npm run try:workflow -- site.yml');
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
const fileOf = (what: string) => path.join(folder, what);
const failed: string[] = [];
for (const {job, run, env} of readSteps(
  readFileSync(path.join('.github/workflows', name), 'utf8'),
)) {
  if (values.without.includes(run.trim())) {
    console.log(`\n${job}: left out: ${run.trim()}`);
    continue;
  }
  console.log(`\n${job}: ${run.trim()}`);
  const {status} = spawnSync('bash', ['-eo', 'pipefail', '-c', run], {
    stdio: 'inherit',
    env: {
      ...process.env,
      GITHUB_OUTPUT: fileOf('output'),
      GITHUB_STEP_SUMMARY: fileOf('summary'),
      ...env,
    },
  });
  if (status !== 0) failed.push(`${job}: ${run.trim()}`);
}
if (failed.length > 0) {
  console.error(`\nFailed:\n${failed.join('\n')}`);
  process.exitCode = 1;
}
