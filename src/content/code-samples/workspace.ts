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
import {openProject, type Installation} from './project';

/**
 * The settings of the project that checks samples. Every sample can use its
 * `files`.
 */
const tsconfig = path.join(__dirname, 'context/tsconfig.json');

/** A compiler that caches packages and checks the samples of pages. */
export interface Workspace {
  /**
   * Checks all blocks of the given pages.
   *
   * @param onProgress - gets the number of samples checked so far
   * @returns one result per block for each page, in order
   */
  check(pages: Page[], onProgress: (checked: number) => void): SampleResult[][];
}

/**
 * Creates a workspace. Samples with the same `Register` form one program. A
 * program takes about 100 MB, so it's dropped once the next one exists.
 *
 * @param siteDir - folder whose node_modules the samples import from
 */
export function createWorkspace(siteDir: string): Workspace {
  const {options, fileNames} = readTsconfig();
  const installation = openInstallation(siteDir, options);
  // A sample with its own configuration must not see the default one.
  const filesWithoutRegister = fileNames.filter(
    (file) => !declaresRegister(ts.sys.readFile(file) ?? ''),
  );
  let last: ts.LanguageService | undefined;

  function openContext(context: string, samples: Sample[]): ts.LanguageService {
    const service = openProject(installation, {
      defaults: context === defaultContext ? fileNames : filesWithoutRegister,
      samples,
      roots: samples.filter((sample) => sample.context === context),
    });
    // Library files stay parsed while a program uses them, so create the next
    // program before dropping this one.
    service.getProgram();
    last?.dispose();
    last = service;
    return service;
  }

  return {
    check(pages, onProgress) {
      const imaginedRoot = path.posix.join(siteDir, '.samples');
      const placed = pages.map((page) => placeSamples(page, imaginedRoot));
      const samples = placed.flat();
      const results = new Map<Sample, SampleResult>();
      for (const context of new Set(samples.map((sample) => sample.context))) {
        const service = openContext(context, samples);
        for (const sample of samples) {
          if (sample.context !== context) continue;
          results.set(sample, checkSample(service, sample));
          onProgress(results.size);
        }
      }
      return placed.map((page) =>
        page.flatMap((sample) => results.get(sample) ?? []),
      );
    },
  };
}

function openInstallation(
  siteDir: string,
  options: ts.CompilerOptions,
): Installation {
  const snapshots = new Map<string, ts.IScriptSnapshot>();
  return {
    siteDir,
    options,
    registry: ts.createDocumentRegistry(),
    moduleCache: ts.createModuleResolutionCache(
      siteDir,
      (file) => file,
      options,
    ),
    readInstalled(file) {
      const text = snapshots.has(file) ? undefined : ts.sys.readFile(file);
      if (text !== undefined)
        snapshots.set(file, ts.ScriptSnapshot.fromString(text));
      return snapshots.get(file);
    },
  };
}

function readTsconfig(): ts.ParsedCommandLine {
  const overrides = {
    noEmit: true,
    allowNonTsExtensions: true,
    allowArbitraryExtensions: true,
  };
  return ts.getParsedCommandLineOfConfigFile(tsconfig, overrides, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic({messageText}) {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  })!;
}

let workspace: Workspace | undefined;

/** A request from the build to the compiler. */
export interface CompilerRequest {
  siteDir: string;
  pages: Page[];
}

/**
 * Checks pages in a child process, which keeps the workspace between requests
 * and sends its progress.
 */
export default function checkPages({
  siteDir,
  pages,
}: CompilerRequest): SampleResult[][] {
  workspace ??= createWorkspace(siteDir);
  return workspace.check(pages, (checked) => process.send?.(checked));
}
