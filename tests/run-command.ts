import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

export interface CommandResult {
  /** Exit code; 0 means success. */
  code: number;
  stdout: string;
  /** Output of both streams in order, without colors. */
  output: string;
}

interface Options {
  environment?: Readonly<Record<string, string>>;
  /** Timeout in milliseconds. */
  patience?: number;
}

/**
 * Runs a program and collects its output.
 *
 * @throws if it exceeds the timeout
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
      // Keeps Docusaurus from checking the registry for updates.
      env: {...process.env, ...environment, NO_UPDATE_NOTIFIER: 'true'},
      timeout: patience,
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows, npm is a shell script.
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
            `"${[command, ...args].join(' ')}" was ended or timed out:\n${output}`,
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
 * @throws with its output if it fails
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
