import path from 'node:path';

import type {Fence, Page} from './model';
import {parseNotation, type Notation} from './parse-notation';

/** One block with its place in the imagined project of its page. */
export interface Sample {
  page: string;
  index: number;
  fence: Fence;
  notation: Notation;
  /** Name of the file within the page, from the title or `index.<ext>`. */
  name: string;
  /** In a folder of its own, so that blocks may repeat a name. */
  file: string;
  /** What the compiler reads. */
  text: string;
  /** Samples with the same context share a `Register` declaration. */
  context: string;
}

/** The context of samples that declare no `Register` of their own. */
export const defaultContext = 'default';

/** Whether blocks of a language are type-checked. */
export function isCheckedLanguage(language: string): boolean {
  return ['ts', 'tsx', 'vue'].includes(language);
}

/**
 * Gives every block of a page its file and its context.
 *
 * A block that declares `Register` opens a context, which lasts until the next
 * one. A block above it belongs to that context when it imports the file, else
 * to the default context.
 *
 * @param root - folder that the imagined files lie in; need not exist
 * @throws with file and line for a cut without its other half
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
      notation: notationOf(page, fence),
      name,
      file: path.posix.join(root, page.path, String(index), name),
      // The export makes every script a module; at the end, it moves no offset.
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
  // From the last to the first: what such a block imports mostly stands below it, and has its context by then.
  for (const sample of Array.from(samples).reverse()) {
    if (sample.context !== defaultContext) continue;
    const imported = importsOf(sample, samples).map(({context}) => context);
    sample.context =
      imported.find((each) => each !== defaultContext) ?? defaultContext;
  }
  return samples;
}

function notationOf(page: Page, {code, line}: Fence): Notation {
  try {
    return parseNotation(code);
  } catch (error) {
    const {message} = error as Error;
    throw new Error(`${page.path}:${line}:1 - ${message}`, {cause: error});
  }
}

/**
 * The block that a relative import means: the nearest one above with that file
 * name, else the first one below.
 *
 * @param specifier - what stands in the import, such as `./config`
 * @param samples - the blocks of the same page
 */
export function resolveSample(
  specifier: string,
  from: Sample,
  samples: Sample[],
): Sample | undefined {
  if (!/^\.{1,2}\//.test(specifier)) return undefined;
  // Titles often leave out the folder: `config.ts` for `src/config.ts`.
  const wanted = fileNameWithoutExtension(specifier);
  const found = samples.filter(
    (sample) =>
      sample !== from && fileNameWithoutExtension(sample.name) === wanted,
  );
  return found.filter(({index}) => index < from.index).at(-1) ?? found[0];
}

/** Last part of a path or import: `config.ts`, `config.js` and `./config` have the same; `.vue` stays. */
export function fileNameWithoutExtension(file: string): string {
  return path.posix.basename(file).replace(/(?:\.d)?\.[jt]sx?$/, '');
}

/** Whether code sets the configuration that the library's types build on. */
export function declaresRegister(code: string): boolean {
  return /declare module ["']@reactive-dot\/core["']/.test(code);
}

/** Whether a title names a file of the block's language; `ts` and `tsx` stand for each other. */
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

/** The blocks of the same page that a block imports. */
function importsOf(sample: Sample, samples: Sample[]): Sample[] {
  return relativeImports(sample.fence.code).flatMap(
    (specifier) => resolveSample(specifier, sample, samples) ?? [],
  );
}

/** What code imports by a relative path, such as `./config`, in its order. */
export function relativeImports(code: string): string[] {
  const imports = code.matchAll(
    /(?:from|import)\s*\(?["'](\.{1,2}\/[^"']+)["']/g,
  );
  return Array.from(imports, ([, specifier = '']) => specifier);
}
