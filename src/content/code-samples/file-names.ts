import path from 'node:path';

/**
 * Whether a title is the name of a file in the block's language. `ts` and `tsx`
 * are interchangeable. A title with `..` isn't a name, because two blocks with
 * it would share a path outside of their folders.
 */
export function isFileName(
  title: string | undefined,
  language: string,
): title is string {
  return (
    title !== undefined &&
    /^[\w@.[\]-]+(?:\/[\w@.[\]-]+)*$/.test(title) &&
    !title.split('/').includes('..') &&
    (language === 'vue' ? /\.vue$/ : /\.tsx?$/).test(title)
  );
}

/**
 * Returns a path's file name without its extension, so that `config.ts`,
 * `config.js`, and `./config` match. Keeps `.vue`.
 *
 * A folder doesn't match its `index.ts`, because no sample has such a file.
 */
export function fileNameWithoutExtension(file: string): string {
  return path.posix.basename(file).replace(/(?:\.d)?\.[jt]sx?$/, '');
}
