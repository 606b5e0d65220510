import {spawn} from 'node:child_process';

/**
 * Starts shell commands in order, a limited number at a time. A single command
 * prints its output immediately; parallel ones print theirs at their end.
 *
 * @param limit - number of commands to run in parallel
 * @returns the commands that failed
 */
export async function runInParallel(
  commands: readonly string[],
  limit: number,
): Promise<string[]> {
  const waiting = [...commands];
  const failed: string[] = [];
  const isAlone = commands.length === 1;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await run(next, isAlone))) failed.push(next);
    }
  };
  await Promise.all(Array.from({length: limit}, work));
  return failed;
}

/** Runs a command in a shell, and prints its duration. Returns if it passed. */
function run(command: string, isAlone: boolean): Promise<boolean> {
  const start = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
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
