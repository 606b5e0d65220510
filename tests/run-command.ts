import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

export interface CommandResult {
  code: number;
  stdout: string;
  /** What a maintainer would read: both streams as they came, without colors. */
  output: string;
}

/** Runs a program to its end and collects what it says. */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, NO_UPDATE_NOTIFIER: 'true'},
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm is a script of the shell there.
      shell: process.platform === 'win32',
    });
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
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        stdout: stripVTControlCharacters(stdout),
        output: stripVTControlCharacters(output),
      }),
    );
  });
}

/**
 * Runs a program that must succeed.
 *
 * @throws with all that it said
 */
export async function mustRun(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<CommandResult> {
  const result = await runCommand(command, args, cwd);
  if (result.code !== 0) {
    throw new Error(
      `"${[command, ...args].join(' ')}" failed.\n${result.output.trim()}`,
    );
  }
  return result;
}
