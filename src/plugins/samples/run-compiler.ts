import path from 'node:path';

import {createOtherProcess} from '../other-process/ask';
import type {CompilerRequest} from './compiler-process';
import type {Page, SampleResult} from './model';
import type {WorkspaceOptions} from './workspace';

/** Checks pages outside this process, which stays free for other work. */
export interface Compiler {
  check(pages: Page[], wants: {types: boolean}): Promise<SampleResult[][]>;
  /** Ends the process; a later check starts a new one. */
  close(): void;
}

/** A compiler in a process of its own, started when first needed. */
export function createCompiler(workspace: WorkspaceOptions): Compiler {
  const {ask, close} = createOtherProcess<CompilerRequest, SampleResult[][]>(
    path.join(__dirname, 'compiler-process.ts'),
    'checks samples',
    ['--max-old-space-size=4096'],
  );
  return {check: (pages, {types}) => ask({workspace, pages, types}), close};
}
