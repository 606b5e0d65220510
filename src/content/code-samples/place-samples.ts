import path from 'node:path';

import type {Fence, Page} from './model';

/** A block and its place in its page's virtual project. */
export interface Sample {
  page: string;
  index: number;
  fence: Fence;
  /** The file's name within the page, from the title or `index.<ext>`. */
  name: string;
  /**
   * The file's path in a folder of its own, so that blocks can share a name.
   */
  file: string;
  /** The text for the compiler. */
  text: string;
  /** Samples with the same context share a `Register` declaration. */
  context: string;
}

/** The context of samples without a `Register` declaration. */
export const defaultContext = 'default';

/** Whether blocks of a language are type-checked. */
export function isCheckedLanguage(language: string): boolean {
  return ['ts', 'tsx', 'vue'].includes(language);
}

/**
 * Assigns a file and a context to every block of a page.
 *
 * A block that declares `Register` opens a context, which lasts until the next
 * one. A block above it uses that context if it imports the file, and the
 * default context otherwise.
 *
 * @param root - folder that the imagined files lie in; need not exist
 */
export function placeSamples(page: Page, root: string): Sample[] {
  const samples = page.fences.map((fence, index): Sample => {
    const {language, title, code} = fence;
    const name = isFileName(title, language)
      ? path.posix.normalize(title)
      : `index.${language}`;
    return {
      page: page.path,
      index,
      fence,
      name,
      file: path.posix.join(root, page.path, String(index), name),
      // The export makes every script a module. At the end, it shifts no
      // offsets.
      text: language === 'vue' ? code : `${code}\nexport {};\n`,
      context: defaultContext,
    };
  });
  let context = defaultContext;
  for (const sample of samples) {
    if (declaresRegister(sample.fence.code))
      context = `${page.path}#${sample.index}`;
    sample.context = context;
  }
  // Goes backward because such a block mostly imports blocks below it, whose
  // context must be known.
  for (const sample of Array.from(samples).reverse()) {
    if (sample.context !== defaultContext) continue;
    const imported = importsOf(sample, samples).map(({context}) => context);
    sample.context =
      imported.find((each) => each !== defaultContext) ?? defaultContext;
  }
  return samples;
}

/**
 * Finds the block that a relative import refers to: the nearest one above with
 * that file name, else the first one below.
 *
 * @param specifier - the import's path, such as `./config`
 * @param samples - the blocks of the same page
 */
export function resolveSample(
  specifier: string,
  from: Sample,
  samples: Sample[],
): Sample | undefined {
  if (!/^\.{1,2}\//.test(specifier)) return undefined;
  // Titles often omit the folder: `config.ts` for `src/config.ts`.
  const wanted = fileNameWithoutExtension(specifier);
  const found = samples.filter(
    (sample) =>
      sample !== from && fileNameWithoutExtension(sample.name) === wanted,
  );
  return found.findLast(({index}) => index < from.index) ?? found[0];
}

/**
 * Returns a path's file name without its extension, so that `config.ts`,
 * `config.js`, and `./config` match. Keeps `.vue`.
 */
export function fileNameWithoutExtension(file: string): string {
  return path.posix.basename(file).replace(/(?:\.d)?\.[jt]sx?$/, '');
}

/** Whether code declares the configuration that the library's types use. */
export function declaresRegister(code: string): boolean {
  return /declare module ["']@reactive-dot\/core["']/.test(code);
}

/**
 * Whether a title is a file name in the block's language; `ts` and `tsx` are
 * interchangeable.
 */
function isFileName(
  title: string | undefined,
  language: string,
): title is string {
  return (
    title !== undefined &&
    /^[\w@.[\]-]+(?:\/[\w@.[\]-]+)*$/.test(title) &&
    (language === 'vue' ? /\.vue$/ : /\.tsx?$/).test(title)
  );
}

/** Returns the blocks of the same page that a block imports. */
function importsOf(sample: Sample, samples: Sample[]): Sample[] {
  return relativeImports(sample.fence.code).flatMap(
    (specifier) => resolveSample(specifier, sample, samples) ?? [],
  );
}

/** Returns the relative paths that code imports, in order. */
export function relativeImports(code: string): string[] {
  const imports = code.matchAll(
    /(?:from|import)\s*\(?["'](\.{1,2}\/[^"']+)["']/g,
  );
  return Array.from(imports, ([, specifier = '']) => specifier);
}
