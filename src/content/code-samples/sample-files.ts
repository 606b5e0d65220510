import path from 'node:path';
import ts from 'typescript';

import {hashOf} from '../../build-cache';
import {
  fileNameWithoutExtension,
  resolveSample,
  type Sample,
} from './place-samples';

/** The samples of a project, which the compiler finds beside the files on the disk. */
export class SampleFiles {
  readonly #pages = new Map<string, {samples: Sample[]; version: string}>();
  readonly #byFile = new Map<string, Sample>();
  readonly #byFolder = new Map<string, Sample>();
  readonly #siteDir: string;
  readonly #defaults: readonly string[];

  /**
   * @param defaults - files that every sample may import without declaring them
   */
  constructor(siteDir: string, defaults: readonly string[]) {
    this.#siteDir = siteDir;
    this.#defaults = defaults;
  }

  /** Replaces all samples of a page. */
  put(page: Sample[]): void {
    const [first] = page;
    if (!first) return;
    for (const old of this.#pageOf(first).samples) {
      this.#byFile.delete(old.file);
      this.#byFolder.delete(old.folder);
    }
    for (const sample of page) {
      this.#byFile.set(sample.file, sample);
      this.#byFolder.set(sample.folder, sample);
    }
    const version = hashOf(page.map(({name, text}) => [name, text]));
    this.#pages.set(first.page, {samples: page, version});
  }

  /** The blocks of a page see each other, so all change their version together. */
  versionOf(file: string): string {
    const sample = this.#byFile.get(file);
    return sample ? this.#pageOf(sample).version : 'installed';
  }

  /** File of another block or of a default that a relative import means. */
  resolve(specifier: string, from: string): string | undefined {
    const sample = specifier.startsWith('.') && this.#sampleContaining(from);
    if (!sample) return undefined;
    const {samples} = this.#pageOf(sample);
    const wanted = fileNameWithoutExtension(specifier);
    return (
      resolveSample(specifier, sample, samples)?.file ??
      this.#defaults.find(
        (file) =>
          !file.endsWith('.d.ts') && fileNameWithoutExtension(file) === wanted,
      )
    );
  }

  /** The disk with the samples on it. */
  fileSystem(): ts.ModuleResolutionHost {
    const {sys} = ts;
    return {
      fileExists: (file) => this.#byFile.has(file) || sys.fileExists(file),
      readFile: (file) => this.#byFile.get(file)?.text ?? sys.readFile(file),
      directoryExists: (folder) =>
        this.#byFolder.has(folder) || sys.directoryExists(folder),
      getDirectories: (folder) => sys.getDirectories(folder),
      realpath: (file) =>
        this.#byFile.has(file) ? file : (sys.realpath?.(file) ?? file),
      getCurrentDirectory: () => this.#siteDir,
      useCaseSensitiveFileNames: true,
    };
  }

  #pageOf({page}: Sample) {
    return this.#pages.get(page) ?? {samples: [], version: ''};
  }

  #sampleContaining(file: string): Sample | undefined {
    const own = this.#byFile.get(file);
    if (own) return own;
    for (
      let folder = path.posix.dirname(file);
      folder.length > this.#siteDir.length;
      folder = path.posix.dirname(folder)
    ) {
      const sample = this.#byFolder.get(folder);
      if (sample) return sample;
    }
    return undefined;
  }
}
