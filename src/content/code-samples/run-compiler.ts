import path from 'node:path';
import type {Tinypool} from 'tinypool';

import type {CompilerRequest} from './compile-pages';
import type {Page, SampleResult} from './model';
import type {WorkspaceOptions} from './workspace';

/** Checks pages outside this process, which stays free for other work. */
export interface Compiler {
  /**
   * @param onProgress - gets the number of samples checked so far
   * @throws the compiler's error, or one that says that its process ended
   */
  check(
    pages: Page[],
    onProgress: (checked: number) => void,
  ): Promise<SampleResult[][]>;
  /** Ends the process; a later check starts a new one. */
  close(): Promise<void>;
}

/** How long the development server keeps an idle compiler. */
const idleTimeoutMs = 600_000;

/** A compiler in a process of its own, started when first needed. */
export function createCompiler(workspace: WorkspaceOptions): Compiler {
  let pool: Promise<Tinypool> | undefined;
  return {
    async check(pages, onProgress) {
      pool ??= startPool();
      const request: CompilerRequest = {workspace, pages};
      const channel = {postMessage: onProgress};
      return (await pool).run(request, {channel}) as Promise<SampleResult[][]>;
    },
    async close() {
      const closing = pool;
      pool = undefined;
      await (await closing)?.destroy();
    },
  };
}

async function startPool(): Promise<Tinypool> {
  const {Tinypool: Pool} = await import('tinypool');
  return new Pool({
    filename: path.join(__dirname, 'compile-pages.ts'),
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleTimeoutMs,
    execArgv: [
      '--import',
      'tsx',
      '--max-old-space-size=4096',
      '--max-semi-space-size=64',
    ],
  });
}
