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

import {hashOf} from './hash';
import {
  fileNameWithoutExtension,
  resolveSample,
  type Sample,
} from './place-samples';

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
  registry: ts.DocumentRegistry;
}

/** Opens a project without samples. */
export function createProject(settings: ProjectSettings): Project {
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
