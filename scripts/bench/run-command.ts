import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** What a command cost. */
export interface Cost {
  /** Wall clock, in seconds. */
  seconds: number;
  /** Highest sum of the resident memory of the command and its children, in bytes. */
  memory: number;
}

/** Time between two looks at the memory, in ms. */
const interval = 200;

/**
 * Runs a command to its end.
 *
 * @throws with its output when it fails
 */
export function runCommand(
  command: string,
  args: readonly string[],
  {cwd, env = {}}: {cwd: string; env?: Readonly<Record<string, string>>},
): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint();
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let memory = 0;
    const look = setInterval(() => {
      memory = Math.max(memory, residentMemory(child.pid!));
    }, interval);
    const collect = (chunk: Buffer) => (output += chunk.toString('utf8'));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(look);
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      if (code === 0) resolve({seconds, memory});
      else {
        reject(
          new Error(
            `${command} ${args.join(' ')} ended with ${code}:\n${output}`,
          ),
        );
      }
    });
  });
}

/** Resident memory of a process and all below it, in bytes; 0 where there is no /proc. */
function residentMemory(root: number): number {
  const parents = new Map<number, number>();
  const resident = new Map<number, number>();
  let entries: string[];
  try {
    entries = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  for (const entry of entries) {
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8');
      const field = (name: string): number =>
        Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      parents.set(Number(entry), field('PPid'));
      resident.set(Number(entry), field('VmRSS') * 1024);
    } catch {
      // The process ended meanwhile.
    }
  }
  const isBelow = (id: number): boolean =>
    id === root || (parents.has(id) && isBelow(parents.get(id)!));
  let sum = 0;
  for (const [id, size] of resident) if (isBelow(id)) sum += size;
  return sum;
}
