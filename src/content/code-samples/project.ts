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

import type {Sample} from './place-samples';
import {SampleFiles} from './sample-files';

/** One program: the samples of one context and the defaults they build on. */
export interface Project {
  service: ts.LanguageService;
  /** Replaces all that is known of a page; `roots` belong to this context. */
  put(page: Sample[], roots: Sample[]): void;
}

export interface ProjectSettings {
  /** Folder whose node_modules the samples import from. */
  siteDir: string;
  options: ts.CompilerOptions;
  /** Files that every sample may use without declaring them. */
  defaults: string[];
  /** What projects share: parsed files, and where packages lie. */
  registry: ts.DocumentRegistry;
  moduleCache: ts.ModuleResolutionCache;
}

/** Opens a project without samples. */
export function createProject(settings: ProjectSettings): Project {
  const {siteDir, defaults} = settings;
  const files = new SampleFiles(siteDir, defaults);
  const roots = new Map<string, string[]>();
  let version = 0;
  const host: ts.LanguageServiceHost = {
    ...createHost(settings, files),
    // Without it, every question makes the service look at all files again.
    getProjectVersion: () => String(version),
    getScriptFileNames: () => [
      ...defaults,
      ...Array.from(roots.values()).flat(),
    ],
  };
  return {
    service: createService(host, files, settings),
    put(page, contextRoots) {
      const [first] = page;
      if (!first) return;
      files.put(page);
      const rootFiles = contextRoots.map(({file}) => file);
      roots.set(first.page, rootFiles);
      version++;
    },
  };
}

function createHost(
  {siteDir, options, moduleCache}: ProjectSettings,
  files: SampleFiles,
): Omit<ts.LanguageServiceHost, 'getScriptFileNames'> {
  const fileSystem = files.fileSystem();
  const snapshots = new Map<
    string,
    {version: string; snapshot: ts.IScriptSnapshot | undefined}
  >();
  return {
    ...fileSystem,
    useCaseSensitiveFileNames: () => true,
    getCurrentDirectory: () => siteDir,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptVersion: (file) => files.versionOf(file),
    getScriptSnapshot(file) {
      const version = files.versionOf(file);
      const known = snapshots.get(file);
      if (known?.version === version) return known.snapshot;
      const text = fileSystem.readFile(file);
      const snapshot =
        text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      snapshots.set(file, {version, snapshot});
      return snapshot;
    },
    resolveModuleNameLiterals: (literals, from, redirected, compilerOptions) =>
      literals.map(({text}) => {
        const file = files.resolve(text, from);
        return file === undefined
          ? ts.resolveModuleName(
              text,
              from,
              compilerOptions,
              fileSystem,
              moduleCache,
              redirected,
            )
          : resolvedTo(file);
      }),
  };
}

/** A TypeScript service that also reads Vue files, templates included. */
function createService(
  host: ts.LanguageServiceHost,
  files: SampleFiles,
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
        ? files.resolve(text, from)
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
