import type {Page, SampleResult} from './model';
import {createWorkspace, type WorkspaceOptions} from './workspace';

/** What the build asks of the compiler. */
export interface CompilerRequest {
  workspace: WorkspaceOptions;
  pages: Page[];
}

let workspace: ReturnType<typeof createWorkspace> | undefined;

/**
 * Runs in the compiler's own process, which keeps the workspace between
 * requests, and sends the number of samples that it has checked.
 */
export default function compilePages({
  workspace: options,
  pages,
}: CompilerRequest): SampleResult[][] {
  try {
    workspace ??= createWorkspace(options);
    return workspace.check(pages, (checked) => process.send?.(checked));
  } catch (error) {
    workspace = undefined;
    throw error;
  }
}
