import type {Page, SampleResult} from './model';
import {createWorkspace, type WorkspaceOptions} from './workspace';

/** What the build asks of the compiler. */
export interface CompilerRequest {
  workspace: WorkspaceOptions;
  pages: Page[];
  types: boolean;
}

let workspace: ReturnType<typeof createWorkspace> | undefined;

/** Runs in the compiler's own process, which keeps the workspace between requests. */
export default function compilePages({
  workspace: options,
  pages,
  types,
}: CompilerRequest): SampleResult[][] {
  try {
    workspace ??= createWorkspace(options);
    return workspace.check(pages, {types});
  } catch (error) {
    workspace = undefined;
    throw error;
  }
}
