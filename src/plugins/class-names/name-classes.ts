export interface ClassNames {
  /** Names that several files have, and the files in the order of their numbers. */
  numbered: [name: string, files: string[]][];
  /**
   * The name of a file's class on pages.
   *
   * @throws if the file or the class was not there to be named
   */
  nameOf(file: string, name: string): string;
}

/**
 * Names for the classes and animations of CSS modules: the name in the file and
 * an underscore, which no other class ends with, and a number for every file
 * but the first that has the name.
 *
 * @param modules texts of the files by their paths, in an order that stays the same
 */
export function nameClasses(modules: ReadonlyMap<string, string>): ClassNames {
  const files = new Map<string, string[]>();
  for (const [file, text] of modules) {
    for (const name of new Set(localNames(text))) {
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  return {
    numbered: Array.from(files).filter(([, having]) => having.length > 1),
    nameOf(file, name) {
      const number = files.get(name)?.indexOf(file) ?? -1;
      if (number < 0) {
        throw new Error(
          `class-names knows no ".${name}" of ${file}. Add the folder of this file to src/config/class-names.ts.`,
        );
      }
      return `${name}_${number || ''}`;
    },
  };
}

/** All that may be the name of a class or of an animation. */
function localNames(css: string): string[] {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '');
  return Array.from(
    text.matchAll(/(?:\.|@(?:-\w+-)?keyframes\s+)([A-Za-z_][\w-]*)/g),
    ([, name]) => name!,
  );
}
