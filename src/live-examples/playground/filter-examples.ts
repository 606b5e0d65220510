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
 * Returns the examples that contain each typed word in their title, sentence,
 * hooks, or group. Those that contain it earlier in this order come first.
 */
export function filterExamples(
  examples: readonly Entry[],
  typed: string,
): Entry[] {
  const rankOf = ({group, title, text, hooks}: Entry) => {
    const fields = [title, text, hooks.join(' '), group].map((field) =>
      field.toLowerCase(),
    );
    const ranks = wordsOf(typed).map((word) => {
      const rank = fields.findIndex((field) => field.includes(word));
      return rank < 0 ? Infinity : rank;
    });
    return Math.max(0, ...ranks);
  };
  return examples
    .map((example) => ({example, rank: rankOf(example)}))
    .filter(({rank}) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({example}) => example);
}

/** Returns the hooks that contain a typed word. */
export const matchingHooks = ({hooks}: Entry, typed: string): string[] =>
  hooks.filter((hook) =>
    wordsOf(typed).some((word) => hook.toLowerCase().includes(word)),
  );
