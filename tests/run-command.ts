import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

export interface CommandResult {
  /** Exit code: 0 where it did what it should. */
  code: number;
  stdout: string;
  /** What a maintainer would read: both streams as they came, without colors. */
  output: string;
}

interface Options {
  environment?: Readonly<Record<string, string>>;
  /** Longest time that it may take, in milliseconds. */
  patience?: number;
}

/**
 * Runs a program to its end and collects what it says.
 *
 * @throws when it takes longer than it may
 */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  {environment, patience}: Options = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      // Else Docusaurus asks the registry for a newer version of itself.
      env: {...process.env, ...environment, NO_UPDATE_NOTIFIER: 'true'},
      timeout: patience,
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
    child.on('close', (code) => {
      if (code === null) {
        reject(
          new Error(
            `"${[command, ...args].join(' ')}" was ended, or took too long:\n${output}`,
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
 * @throws with all that it said
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
