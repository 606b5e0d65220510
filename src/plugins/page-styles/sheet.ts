/**
 * The bundler's setting for a stylesheet of its own, fetched with the code that imports it.
 *
 * @param name of the sheet, part of its file's name
 * @param test matches the paths of the files whose styles make it up
 */
export const sheet = (name: string, test: RegExp) =>
  ({
    name,
    test,
    type: 'css/mini-extract',
    chunks: 'async',
    enforce: true,
    // Above the generator's group for all styles.
    priority: 60,
  }) as const;
