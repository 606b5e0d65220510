import {spawn} from 'node:child_process';

/** What a script of package.json came to. */
interface Outcome {
  name: string;
  passed: boolean;
}

/**
 * Runs scripts of package.json, some at a time, in their order. A script that
 * runs alone prints as it goes; of several, each prints when it has ended.
 *
 * @param limit how many run at once
 * @returns those that failed
 */
export async function runSideBySide(
  names: readonly string[],
  limit: number,
): Promise<string[]> {
  const waiting = [...names];
  const outcomes: Outcome[] = [];
  const isAlone = names.length === 1;
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      outcomes.push(await runScript(name, isAlone));
    }
  };
  await Promise.all(Array.from({length: limit}, work));
  return outcomes.filter(({passed}) => !passed).map(({name}) => name);
}

function runScript(name: string, isAlone: boolean): Promise<Outcome> {
  const start = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // npm is a script of its own kind on Windows.
      shell: process.platform === 'win32',
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      const seconds = Math.round((Date.now() - start) / 1000);
      const passed = code === 0;
      console.log(`${passed ? '✓' : '✗'} npm run ${name}, ${seconds} s`);
      resolve({name, passed});
    });
  });
}
