import type {Page, SampleResult} from './model';
import {createWorkspace, type WorkspaceOptions} from './workspace';

/** What the parent asks for. */
export interface CompilerRequest {
  id: number;
  workspace: WorkspaceOptions;
  pages: Page[];
  types: boolean;
}

/** What it gets back. */
export type CompilerReply =
  {id: number; results: SampleResult[][]} | {id: number; failure: string};

let workspace: ReturnType<typeof createWorkspace> | undefined;

/** A build that failed elsewhere ends while this process is still at work. */
function endWhereNobodyListens(error: Error | null): void {
  if (error) process.exit();
}

process.on('message', (request: CompilerRequest) => {
  const {id, pages, types} = request;
  let reply: CompilerReply;
  try {
    workspace ??= createWorkspace(request.workspace);
    reply = {id, results: workspace.check(pages, {types})};
  } catch (error) {
    workspace = undefined;
    reply = {
      id,
      failure: error instanceof Error ? (error.stack ?? '') : String(error),
    };
  }
  process.send?.(reply, endWhereNobodyListens);
});
process.on('disconnect', () => process.exit());
