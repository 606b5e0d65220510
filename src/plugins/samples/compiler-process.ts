import {answerWith} from '../other-process/answer';
import type {Page, SampleResult} from './model';
import {createWorkspace, type WorkspaceOptions} from './workspace';

/** What the build asks for. */
export interface CompilerRequest {
  workspace: WorkspaceOptions;
  pages: Page[];
  types: boolean;
}

let workspace: ReturnType<typeof createWorkspace> | undefined;

answerWith((request: CompilerRequest): SampleResult[][] => {
  try {
    workspace ??= createWorkspace(request.workspace);
    return workspace.check(request.pages, {types: request.types});
  } catch (error) {
    workspace = undefined;
    throw error;
  }
});
