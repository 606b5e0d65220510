import path from 'node:path';

import {fileNameWithoutExtension, isFileName} from './file-names';
import type {Fence, Page} from './model';
import {relativeImports} from './relative-imports';

/** A block and its place in its page's virtual project. */
export interface Sample {
  /** The page's path relative to the site. */
  page: string;
  /** The block's place among those of the page, from 0. */
  index: number;
  fence: Fence;
  /** The file's name within the page, from the title or `index.<ext>`. */
  name: string;
  /**
   * The file's path in a separate folder, so that blocks can share a name.
   */
  file: string;
  /** The text for the compiler. */
  text: string;
  /** Samples with the same context share a `Register` declaration. */
  context: string;
}

/** The context of samples without a `Register` declaration. */
export const defaultContext = 'default';

/** A block and its file, before it has a context. */
type PlacedBlock = Omit<Sample, 'context'>;

/**
 * Assigns a file and a context to every block of a page.
 *
 * A block that declares `Register` opens a context, which lasts until the next
 * one. A block above it uses that context if it imports the file, itself or
 * through other blocks, and the default context otherwise.
 *
 * @param root - folder that the imagined files lie in; need not exist
 */
export function placeSamples(page: Page, root: string): Sample[] {
  const blocks = page.fences.map((fence, index) =>
    placeBlock(page, root, fence, index),
  );
  const contexts = contextsOf(blocks);
  return blocks.map((block, index) => ({...block, context: contexts[index]!}));
}

/** Assigns a file to a block. */
function placeBlock(
  page: Page,
  root: string,
  fence: Fence,
  index: number,
): PlacedBlock {
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
    // The export makes every script a module. At the end, it shifts no offsets.
    text: language === 'vue' ? code : `${code}\nexport {};\n`,
  };
}

/** Returns the contexts of a page's blocks, in order. */
function contextsOf(blocks: readonly PlacedBlock[]): string[] {
  const imports = blocks.map((block) =>
    importsOf(block, blocks).map(({index}) => index),
  );
  let contexts = contextsByOrder(blocks);
  // Blocks can import each other in any order, so repeat until nothing changes.
  for (;;) {
    const before = contexts;
    contexts = before.map((context, index) => {
      if (context !== defaultContext) return context;
      const imported = imports[index]!.map((each) => before[each]!);
      return imported.find((each) => each !== defaultContext) ?? defaultContext;
    });
    if (contexts.every((context, index) => context === before[index]))
      return contexts;
  }
}

/** Returns the contexts that blocks have without regard to their imports. */
function contextsByOrder(blocks: readonly PlacedBlock[]): string[] {
  const openers = blocks.filter(({fence}) => declaresRegister(fence.code));
  return blocks.map(({index}) => {
    const opener = openers.findLast((each) => each.index <= index);
    return opener ? `${opener.page}#${opener.index}` : defaultContext;
  });
}

/**
 * Finds the block that a relative import refers to: the nearest one above with
 * that file name, else the first one below.
 *
 * @param specifier - the import's path, such as `./config`
 * @param samples - the blocks of the same page
 */
export function resolveSample<Block extends PlacedBlock>(
  specifier: string,
  from: Block,
  samples: readonly Block[],
): Block | undefined {
  if (!/^\.{1,2}\//.test(specifier)) return undefined;
  // Titles often omit the folder: `config.ts` for `src/config.ts`.
  const name = fileNameWithoutExtension(specifier);
  const candidates = samples.filter(
    (sample) =>
      sample.index !== from.index &&
      fileNameWithoutExtension(sample.name) === name,
  );
  return candidates.findLast(({index}) => index < from.index) ?? candidates[0];
}

/** Whether code declares the configuration that the library's types use. */
export function declaresRegister(code: string): boolean {
  return /declare module ["']@reactive-dot\/core["'][^]*\binterface Register\b/.test(
    code,
  );
}

/** Returns the blocks of the same page that a block imports. */
function importsOf<Block extends PlacedBlock>(
  block: Block,
  blocks: readonly Block[],
): Block[] {
  return relativeImports(block.fence.code).flatMap(
    (specifier) => resolveSample(specifier, block, blocks) ?? [],
  );
}
