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

import {fileNameWithoutExtension} from './file-names';
import {resolveSample, type Sample} from './place-samples';

/**
 * The installed packages, shared by projects so that each is found, read, and
 * parsed once.
 */
export interface Installation {
  /** Folder whose node_modules the samples import from. */
  siteDir: string;
  options: ts.CompilerOptions;
  registry: ts.DocumentRegistry;
  moduleCache: ts.ModuleResolutionCache;
  /** Reads a file from disk and caches it. */
  readInstalled(file: string): ts.IScriptSnapshot | undefined;
}

/** The files of a program: the samples of a context and the default files. */
export interface ProjectFiles {
  /** Files available to every sample. */
  defaults: string[];
  /** Samples that others can import. */
  samples: Sample[];
  /** The samples to check. */
  roots: Sample[];
}

/**
 * Creates a TypeScript service that also reads Vue files and their templates.
 */
export function openProject(
  installation: Installation,
  files: ProjectFiles,
): ts.LanguageService {
  const {siteDir, options, registry} = installation;
  const host = createHost(installation, files);
  const readOriginal = host.getScriptSnapshot.bind(host);
  const resolver = new CompilerOptionsResolver(ts, ts.sys.readFile);
  resolver.addConfig({strictTemplates: true}, siteDir);
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
  // Must come after Volar, which looks for `.vue` files on disk.
  host.resolveModuleNameLiterals = moduleResolver(installation, files);
  const {proxy, initialize} = createProxyLanguageService(
    ts.createLanguageService(host, registry),
  );
  initialize(language);
  return proxy;
}

/** Returns a language service host that adds the samples to the file system. */
function createHost(
  {siteDir, options, readInstalled}: Installation,
  {defaults, samples, roots}: ProjectFiles,
): ts.LanguageServiceHost {
  const snapshots = new Map(
    samples.map(({file, text}) => [file, ts.ScriptSnapshot.fromString(text)]),
  );
  const texts = new Map(samples.map(({file, text}) => [file, text]));
  return {
    ...ts.sys,
    useCaseSensitiveFileNames: () => true,
    getCurrentDirectory: () => siteDir,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...defaults, ...roots.map(({file}) => file)],
    // Without a version, every request makes the service recheck all files.
    getProjectVersion: () => 'unchanging',
    getScriptVersion: (file) => texts.get(file) ?? 'installed',
    getScriptSnapshot: (file) => snapshots.get(file) ?? readInstalled(file),
  };
}

/**
 * Resolves imports to another block, a default file, or an installed package.
 */
function moduleResolver(
  {moduleCache}: Installation,
  {defaults, samples}: ProjectFiles,
): ts.LanguageServiceHost['resolveModuleNameLiterals'] {
  const byFile = new Map(samples.map((sample) => [sample.file, sample]));
  const findFile = (specifier: string, from: string): string | undefined => {
    const sample = byFile.get(from);
    if (!sample || !specifier.startsWith('.')) return undefined;
    const ofPage = samples.filter(({page}) => page === sample.page);
    const name = fileNameWithoutExtension(specifier);
    return (
      resolveSample(specifier, sample, ofPage)?.file ??
      defaults.find((file) => fileNameWithoutExtension(file) === name)
    );
  };
  return (literals, from, redirected, options) =>
    literals.map(({text}) => {
      const file = findFile(text, from);
      return file === undefined
        ? ts.resolveModuleName(
            text,
            from,
            options,
            ts.sys,
            moduleCache,
            redirected,
          )
        : resolvedTo(file);
    });
}

function resolvedTo(file: string): ts.ResolvedModuleWithFailedLookupLocations {
  const extension = file.endsWith('.vue') ? '.ts' : path.posix.extname(file);
  return {resolvedModule: {resolvedFileName: file, extension}};
}
