/** What scripts could call a class: whole names, and beginnings that they put an ending to. */
export interface Words {
  has(name: string): boolean;
  /** Classes of CSS modules, as the plugin class-names calls them, whose names contain this. */
  ofModules(part: string): readonly string[];
}

/** A beginning shorter than this, such as `a-`, would keep everything. */
const shortestPrefix = 4;

/**
 * The words of scripts that may be names of classes, or beginnings of such
 * (`theme-admonition-${type}`).
 *
 * @param scripts texts of all scripts, minified or not
 * @param switchedOff beginnings of names that scripts hold and never use
 */
export function collectWords(
  scripts: readonly string[],
  switchedOff: readonly string[] = [],
): Words {
  const words = new Set<string>();
  for (const script of scripts) {
    for (const [word] of script.matchAll(/[A-Za-z_][\w-]*/g)) words.add(word);
  }
  const prefixes = Array.from(words).filter(
    (word) => word.endsWith('-') && word.length >= shortestPrefix,
  );
  const ofModules = Array.from(words).filter((word) => /_\d*$/.test(word));
  return {
    ofModules: (part) => ofModules.filter((name) => name.includes(part)),
    has: (name) =>
      !switchedOff.some((beginning) => name.startsWith(beginning)) &&
      (words.has(name) || prefixes.some((prefix) => name.startsWith(prefix))),
  };
}
