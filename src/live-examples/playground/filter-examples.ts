/** The part of an example that the gallery shows. */
export interface Entry {
  name: string;
  title: string;
  text: string;
  group: string;
  /** The hooks in its code. */
  hooks: readonly string[];
}

/** Splits what a reader typed into lowercase words. */
const wordsOf = (typed: string): string[] =>
  typed.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Returns the examples that contain each typed word in their group, title,
 * sentence, or hooks.
 */
export const filterExamples = (
  examples: readonly Entry[],
  typed: string,
): Entry[] =>
  examples.filter(({group, title, text, hooks}) => {
    const all = [group, title, text, ...hooks].join(' ').toLowerCase();
    return wordsOf(typed).every((word) => all.includes(word));
  });

/** Returns the hooks that contain a typed word. */
export const matchingHooks = ({hooks}: Entry, typed: string): string[] =>
  hooks.filter((hook) =>
    wordsOf(typed).some((word) => hook.toLowerCase().includes(word)),
  );
