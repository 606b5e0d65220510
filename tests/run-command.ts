// Runs programs for tests, such as npm and Docusaurus, in child processes.
import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

export interface CommandResult {
  /** Exit code. 0 means success. */
  code: number;
  /** Standard output, without colors. */
  stdout: string;
  /** Output of both streams in order, without colors. */
  output: string;
}

interface Options {
  /** Variables in addition to those of this process. */
  environment?: Readonly<Record<string, string>>;
  /** Without it, the program may run forever. */
  timeoutMs?: number;
}

/**
 * Runs a program and collects its output.
 *
 * @throws (as a rejection) if it can't start, exceeds the timeout, or is ended
 *   from outside. A failure with an exit code is a result.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  {environment, timeoutMs}: Options = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      // Keeps Docusaurus from checking the registry for updates.
      env: {...process.env, ...environment, NO_UPDATE_NOTIFIER: 'true'},
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows, npm is a shell script.
      shell: process.platform === 'win32',
    });
    // Not the option `timeout` of `spawn`: a program that ends by itself when it's
    // asked to, like Docusaurus, would then have succeeded.
    let isLate = false;
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            isLate = true;
            child.kill();
          }, timeoutMs);
    let stdout = '';
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString('utf8');
      output += chunk.toString('utf8');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (isLate || code === null) {
        reject(
          new Error(
            `"${[command, ...args].join(' ')}" ${isLate ? 'timed out' : 'was ended'}:\n${output}`,
          ),
        );
        return;
      }
      resolve({
        code,
        stdout: stripVTControlCharacters(stdout),
        output: stripVTControlCharacters(output),
      });
    });
  });
}

/**
 * Runs a program that must succeed.
 *
 * @throws (as a rejection) with its output if it fails
 */
export async function mustRun(
  command: string,
  args: readonly string[],
  cwd: string,
  options: Options = {},
): Promise<CommandResult> {
  const result = await runCommand(command, args, cwd, options);
  if (result.code !== 0) {
    throw new Error(
      `"${[command, ...args].join(' ')}" failed.\n${result.output.trim()}`,
    );
  }
  return result;
}
