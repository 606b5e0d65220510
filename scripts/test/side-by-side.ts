import {spawn} from 'node:child_process';

/** A command of `npm test`. */
export interface Job {
  /** What repeats it alone. */
  command: string;
  /** What makes it report its results to `npm test`. */
  reporting?: {args: string[]; environment?: Record<string, string>};
}

/**
 * Runs commands, some at a time, in their order. A command that runs alone
 * prints as it goes; of several, each prints when it has ended.
 *
 * @param limit how many run at once
 * @returns the commands that failed
 */
export async function runSideBySide(
  jobs: readonly Job[],
  limit: number,
): Promise<string[]> {
  const waiting = [...jobs];
  const failed: string[] = [];
  const isAlone = jobs.length === 1;
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (!(await runJob(job, isAlone))) failed.push(job.command);
    }
  };
  await Promise.all(Array.from({length: limit}, work));
  return failed;
}

/** @returns whether the command passed */
function runJob({command, reporting}: Job, isAlone: boolean): Promise<boolean> {
  const start = Date.now();
  const args = reporting ? ` -- ${reporting.args.join(' ')}` : '';
  return new Promise((resolve, reject) => {
    const child = spawn(`${command}${args}`, {
      shell: true,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...reporting?.environment},
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(`${code === 0 ? '✓' : '✗'} ${command}, ${seconds} s`);
      resolve(code === 0);
    });
  });
}
