import path from 'node:path';

import ts from 'typescript';

import {checkSample} from './check-sample';
import type {Page, SampleResult} from './model';
import {
  declaresRegister,
  defaultContext,
  placeSamples,
  type Sample,
} from './place-samples';
import {createProject, type Project} from './project';

export interface WorkspaceOptions {
  /** Folder whose node_modules the samples import from. */
  siteDir: string;
  /** tsconfig.json of the imagined project; its `files` are the defaults. */
  tsconfig: string;
}

/** A compiler that stays in memory and checks the samples of pages. */
export interface Workspace {
  /**
   * Checks all blocks of the pages given.
   *
   * @param options.types - also collect the type of every visible name
   * @returns for every page one result a block, in order
   */
  check(pages: Page[], options: {types: boolean}): SampleResult[][];
}

/**
 * Opens a workspace. The default context stays in memory, so that a changed
 * page is checked quickly; a context with a `Register` of its own is dropped
 * after use, because each holds a program of about 100 MB.
 *
 * @throws when the tsconfig cannot be read or is wrong
 */
export function createWorkspace(workspace: WorkspaceOptions): Workspace {
  const {options, fileNames} = readTsconfig(workspace.tsconfig);
  const settings = {
    ...workspace,
    options,
    registry: ts.createDocumentRegistry(),
  };
  const imaginedRoot = path.posix.join(workspace.siteDir, '.samples');
  const defaultProject = createProject({...settings, defaults: fileNames});
  const neutralDefaults = fileNames.filter(
    (file) => !declaresRegister(ts.sys.readFile(file) ?? ''),
  );
  let ownProject: Project | undefined;

  function openProject(context: string): Project {
    if (context === defaultContext) return defaultProject;
    const next = createProject({...settings, defaults: neutralDefaults});
    // The library files stay parsed as long as one project uses them, so the
    // next one must exist before the last one goes.
    const last = ownProject;
    ownProject = next;
    next.service.getProgram();
    last?.service.dispose();
    return next;
  }

  return {
    check(pages, {types}) {
      const placed = pages.map((page) => placeSamples(page, imaginedRoot));
      const results = new Map<Sample, SampleResult>();
      for (const context of contextsOf(placed)) {
        const project = openProject(context);
        const inContext = (sample: Sample) => sample.context === context;
        for (const page of placed) {
          project.put(page, page.filter(inContext));
        }
        for (const page of placed) {
          for (const sample of page.filter(inContext)) {
            results.set(sample, checkSample(project.service, sample, types));
          }
        }
      }
      return placed.map((page) => page.map((sample) => results.get(sample)!));
    },
  };
}

function contextsOf(pages: Sample[][]): string[] {
  const own = pages.flat().map(({context}) => context);
  return Array.from(new Set([defaultContext, ...own]));
}

function readTsconfig(file: string): ts.ParsedCommandLine {
  const {config, error} = ts.readConfigFile(file, ts.sys.readFile) as {
    config: unknown;
    error?: ts.Diagnostic;
  };
  const parsed = ts.parseJsonConfigFileContent(
    config ?? {},
    ts.sys,
    path.dirname(file),
  );
  const [problem] = [...(error ? [error] : []), ...parsed.errors];
  if (problem) {
    throw new Error(
      `${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`,
    );
  }
  return {
    ...parsed,
    options: {
      ...parsed.options,
      noEmit: true,
      allowNonTsExtensions: true,
      allowArbitraryExtensions: true,
    },
  };
}
