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
   * @param onProgress - gets the number of samples checked so far
   * @returns for every page one result a block, in order
   */
  check(pages: Page[], onProgress: (checked: number) => void): SampleResult[][];
}

/**
 * Opens a workspace. The default context stays in memory, so that a changed
 * page is checked quickly; a context with a `Register` of its own is dropped
 * after use, because each holds a program of about 100 MB.
 *
 * @throws when the tsconfig cannot be read or is wrong
 */
export function createWorkspace(workspace: WorkspaceOptions): Workspace {
  const imaginedRoot = path.posix.join(workspace.siteDir, '.samples');
  const openProject = projectOpener(workspace);
  return {
    check(pages, onProgress) {
      const placed = pages.map((page) => placeSamples(page, imaginedRoot));
      const results = new Map<Sample, SampleResult>();
      for (const context of contextsOf(placed)) {
        const {service, put} = openProject(context);
        const inContext = (sample: Sample) => sample.context === context;
        for (const page of placed) put(page, page.filter(inContext));
        for (const sample of placed.flat().filter(inContext)) {
          results.set(sample, checkSample(service, sample));
          onProgress(results.size);
        }
      }
      return placed.map((page) => page.map((sample) => results.get(sample)!));
    },
  };
}

/** Opens the project of a context; see {@link createWorkspace} for how long each stays. */
function projectOpener({siteDir, tsconfig}: WorkspaceOptions) {
  const {options, fileNames} = readTsconfig(tsconfig);
  const open = (defaults: string[]) =>
    createProject({siteDir, options, registry, moduleCache, defaults});
  const registry = ts.createDocumentRegistry();
  const moduleCache = ts.createModuleResolutionCache(
    siteDir,
    (file) => file,
    options,
  );
  const defaultProject = open(fileNames);
  const neutralDefaults = fileNames.filter(
    (file) => !declaresRegister(ts.sys.readFile(file) ?? ''),
  );
  let ownProject: Project | undefined;

  return (context: string): Project => {
    if (context === defaultContext) return defaultProject;
    const next = open(neutralDefaults);
    // The library files stay parsed as long as one project uses them, so the
    // next one must exist before the last one goes.
    const last = ownProject;
    ownProject = next;
    next.service.getProgram();
    last?.service.dispose();
    return next;
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
