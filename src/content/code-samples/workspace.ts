import path from 'node:path';

import {
  createProxyLanguageService,
  decorateLanguageServiceHost,
  resolveFileLanguageId,
} from '@volar/typescript';
import {
  CompilerOptionsResolver,
  createLanguage,
  createVueLanguagePlugin,
  FileMap,
} from '@vue/language-core';
import ts from 'typescript';
import {parse as parseVue} from 'vue/compiler-sfc';

import {findNames} from './find-names';
import {hashOf} from './hash';
import type {NameType, Page, Problem, SampleResult} from './model';
import {isHidden} from './parse-notation';
import {
  declaresRegister,
  defaultContext,
  fileNameWithoutExtension,
  placeSamples,
  resolveSample,
  type Sample,
} from './place-samples';
import {readableType} from './readable-type';

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

/** One program: the samples of one context and the defaults they build on. */
interface Project {
  service: ts.LanguageService;
  /** Replaces all that is known of a page; `roots` belong to this context. */
  put(page: Sample[], roots: Sample[]): void;
}

interface ProjectSettings extends WorkspaceOptions {
  options: ts.CompilerOptions;
  /** Files that every sample may use without declaring them. */
  defaults: string[];
  registry: ts.DocumentRegistry;
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
  const {config, error} = ts.readConfigFile(file, ts.sys.readFile);
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

function createProject(settings: ProjectSettings): Project {
  const pages = new Map<string, {samples: Sample[]; version: string}>();
  const samplesByFile = new Map<string, Sample>();
  const samplesByFolder = new Map<string, Sample>();
  const roots = new Map<string, string[]>();
  const {host, resolveImport} = createHost();

  function pageOf(sample: Sample) {
    return pages.get(sample.page) ?? {samples: [], version: ''};
  }

  function createHost() {
    const {siteDir, options, defaults} = settings;
    const snapshots = new Map<
      string,
      {version: string; snapshot: ts.IScriptSnapshot | undefined}
    >();
    const moduleCache = ts.createModuleResolutionCache(
      siteDir,
      (file) => file,
      options,
    );
    const files: ts.ModuleResolutionHost = {
      fileExists: (file) => samplesByFile.has(file) || ts.sys.fileExists(file),
      readFile: (file) =>
        samplesByFile.get(file)?.text ?? ts.sys.readFile(file),
      directoryExists: (folder) =>
        samplesByFolder.has(folder) || ts.sys.directoryExists(folder),
      getDirectories: (folder) => ts.sys.getDirectories(folder),
      realpath: (file) =>
        samplesByFile.has(file) ? file : (ts.sys.realpath?.(file) ?? file),
      getCurrentDirectory: () => siteDir,
      useCaseSensitiveFileNames: true,
    };
    // The blocks of a page see each other, so all change version together.
    const getScriptVersion = (file: string) => {
      const sample = samplesByFile.get(file);
      return sample ? pageOf(sample).version : 'installed';
    };

    function sampleContaining(file: string): Sample | undefined {
      const own = samplesByFile.get(file);
      if (own) return own;
      for (
        let folder = path.posix.dirname(file);
        folder.length > siteDir.length;
        folder = path.posix.dirname(folder)
      ) {
        const sample = samplesByFolder.get(folder);
        if (sample) return sample;
      }
      return undefined;
    }

    /** File of another block or of a default that a relative import means. */
    function resolveImport(
      specifier: string,
      from: string,
    ): string | undefined {
      const sample = sampleContaining(from);
      if (!sample || !specifier.startsWith('.')) return undefined;
      const target = resolveSample(specifier, sample, pageOf(sample).samples);
      const wanted = fileNameWithoutExtension(specifier);
      return (
        target?.file ??
        defaults.find(
          (file) =>
            !file.endsWith('.d.ts') &&
            fileNameWithoutExtension(file) === wanted,
        )
      );
    }

    const host: ts.LanguageServiceHost = {
      ...files,
      readFile: files.readFile,
      fileExists: files.fileExists,
      useCaseSensitiveFileNames: () => true,
      getCurrentDirectory: () => siteDir,
      getCompilationSettings: () => options,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => [
        ...defaults,
        ...Array.from(roots.values()).flat(),
      ],
      getScriptVersion,
      getScriptSnapshot(file) {
        const version = getScriptVersion(file);
        const known = snapshots.get(file);
        if (known?.version === version) return known.snapshot;
        const text = files.readFile(file);
        const snapshot =
          text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
        snapshots.set(file, {version, snapshot});
        return snapshot;
      },
      resolveModuleNameLiterals: (
        literals,
        from,
        redirected,
        compilerOptions,
      ) =>
        literals.map(({text}) => {
          const file = resolveImport(text, from);
          return file === undefined
            ? ts.resolveModuleName(
                text,
                from,
                compilerOptions,
                files,
                moduleCache,
                redirected,
              )
            : resolvedTo(file);
        }),
    };
    return {host, resolveImport};
  }

  const service = createService(host, resolveImport, settings);
  return {
    service,
    put(page, contextRoots) {
      const [first] = page;
      if (!first) return;
      for (const old of pageOf(first).samples) {
        samplesByFile.delete(old.file);
        samplesByFolder.delete(old.folder);
      }
      for (const sample of page) {
        samplesByFile.set(sample.file, sample);
        samplesByFolder.set(sample.folder, sample);
      }
      roots.set(
        first.page,
        contextRoots.map(({file}) => file),
      );
      pages.set(first.page, {
        samples: page,
        version: hashOf(page.map(({name, text}) => [name, text])),
      });
    },
  };
}

/** A TypeScript service that also reads Vue files, templates included. */
function createService(
  host: ts.LanguageServiceHost,
  resolveImport: (specifier: string, from: string) => string | undefined,
  {siteDir, options, registry}: ProjectSettings,
): ts.LanguageService {
  const resolver = new CompilerOptionsResolver(ts, ts.sys.readFile);
  resolver.addConfig({strictTemplates: true}, siteDir);
  const readOriginal = host.getScriptSnapshot.bind(host);
  const language = createLanguage<string>(
    [
      createVueLanguagePlugin(ts, options, resolver.build(), (id) => id),
      {getLanguageId: resolveFileLanguageId},
    ],
    new FileMap(true),
    (file) => {
      const snapshot = readOriginal(file);
      if (snapshot) language.scripts.set(file, snapshot);
      else language.scripts.delete(file);
    },
  );
  decorateLanguageServiceHost(ts, language, host);
  const resolveDecorated = host.resolveModuleNameLiterals?.bind(host);
  // Volar looks for `.vue` files on the disk; those of samples are not there.
  host.resolveModuleNameLiterals = (literals, from, ...rest) => {
    const resolved = resolveDecorated?.(literals, from, ...rest) ?? [];
    return literals.map(({text}, index) => {
      const file = text.endsWith('.vue')
        ? resolveImport(text, from)
        : undefined;
      return file === undefined ? resolved[index]! : resolvedTo(file);
    });
  };
  const {proxy, initialize} = createProxyLanguageService(
    ts.createLanguageService(host, registry),
  );
  initialize(language);
  return proxy;
}

function resolvedTo(file: string): ts.ResolvedModuleWithFailedLookupLocations {
  return {
    resolvedModule: {
      resolvedFileName: file,
      extension: file.endsWith('.vue') ? '.ts' : path.posix.extname(file),
      isExternalLibraryImport: false,
      resolvedUsingTsExtension: false,
    },
  };
}

function checkSample(
  service: ts.LanguageService,
  sample: Sample,
  wantsTypes: boolean,
): SampleResult {
  const {code} = sample.fence;
  const {notation} = sample;
  const problems: Problem[] = [];
  const expectedErrors: SampleResult['expectedErrors'] = [];

  const report = (start: number, number: number, message: string) =>
    problems.push({...placeOf(code, start), code: number, message});

  for (const error of syntaxErrorsOfVue(sample)) {
    report(error.start, 0, error.message);
  }
  for (const diagnostic of [
    ...service.getSyntacticDiagnostics(sample.file),
    ...service.getSemanticDiagnostics(sample.file),
  ]) {
    const start = diagnostic.start ?? 0;
    const message = ts.flattenDiagnosticMessageText(
      diagnostic.messageText,
      '\n',
    );
    if (notation.expectedErrors.includes(diagnostic.code)) {
      const {length = 1, code: number} = diagnostic;
      expectedErrors.push({start, length, code: number, message});
    } else {
      report(start, diagnostic.code, message);
    }
  }
  for (const number of notation.expectedErrors) {
    if (!expectedErrors.some((error) => error.code === number)) {
      report(
        0,
        number,
        `The sample announces this error with @errors, but it does not occur.`,
      );
    }
  }

  const names = findNames(sample);
  const queries: NameType[] = [];
  for (const offset of notation.queries) {
    const name = names.find(
      ({start, length}) => start <= offset && offset < start + length,
    );
    const type = name && typeOfName(service, sample, name);
    if (type) queries.push(type);
    else report(offset, 0, 'Nothing here has a type that `^?` could show.');
  }
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  if (!wantsTypes) return {problems, expectedErrors, queries};
  return {
    problems,
    expectedErrors,
    queries,
    types: names
      .filter(({start}) => !isHidden(notation, start))
      .flatMap((name) => typeOfName(service, sample, name) ?? []),
  };
}

function typeOfName(
  service: ts.LanguageService,
  {file}: Sample,
  {start, length}: {start: number; length: number},
): NameType | undefined {
  const info = service.getQuickInfoAtPosition(file, start);
  if (!info?.displayParts || info.textSpan.start !== start) return undefined;
  const text = readableType(ts.displayPartsToString(info.displayParts), () =>
    declarationOf(service, file, start),
  );
  if (text === undefined) return undefined;
  const documentation = ts.displayPartsToString(info.documentation).trim();
  return {start, length, text, ...(documentation && {documentation})};
}

/** Source text of the declaration that a name goes back to. */
function declarationOf(
  service: ts.LanguageService,
  file: string,
  position: number,
): string | undefined {
  const definition = service.getDefinitionAtPosition(file, position)?.[0];
  const span = definition?.contextSpan;
  if (!definition || !span) return undefined;
  return ts.sys
    .readFile(definition.fileName)
    ?.slice(span.start, span.start + span.length);
}

/** Volar reports types only; the template's own grammar is checked here. */
function syntaxErrorsOfVue({
  fence,
}: Sample): {start: number; message: string}[] {
  if (fence.language !== 'vue') return [];
  return parseVue(fence.code, {sourceMap: false}).errors.map((error) => ({
    start:
      'loc' in error && error.loc !== undefined ? error.loc.start.offset : 0,
    message: error.message,
  }));
}

function placeOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length - 1, column: before.at(-1)?.length ?? 0};
}
