/** What the generator found wanting in the texts and examples; empty lists when nothing. */
export interface Report {
  /** What readers call and nobody describes. */
  undescribed: string[];
  /** Texts of symbols, members or parameters that do not exist (any more). */
  orphaned: string[];
  /** What readers call and no example shows. */
  withoutExample: string[];
  /** Examples of symbols that do not exist (any more), and those that do not use theirs. */
  strayExamples: string[];
}

/** Collects what is wanting while pages are written. */
export class ReportWriter {
  readonly #undescribed = new Set<string>();
  readonly #used = new Set<string>();
  readonly #withoutExample = new Set<string>();
  readonly #strayExamples = new Set<string>();
  readonly #usedExamples = new Set<string>();

  /** Notes that `key` is shown to readers with this description, or with none. */
  require(key: string, description: string | undefined): void {
    if (!description?.trim()) {
      this.#undescribed.add(key);
    }
  }

  /** Notes that the text of `key` is shown. */
  use(key: string): void {
    this.#used.add(key);
  }

  /** Notes that readers call `key` and no example shows how. */
  missExample(key: string): void {
    this.#withoutExample.add(key);
  }

  /** Notes that the example of `key` is shown, and whether it shows what it should. */
  useExample(key: string, fits: boolean): void {
    this.#usedExamples.add(key);
    if (!fits) {
      this.#strayExamples.add(key);
    }
  }

  /** The report, given the keys of all texts and of all examples. */
  finish(textKeys: string[], exampleKeys: string[]): Report {
    return {
      undescribed: Array.from(this.#undescribed).sort(),
      orphaned: textKeys.filter((key) => !this.#used.has(key)).sort(),
      withoutExample: Array.from(this.#withoutExample).sort(),
      strayExamples: [
        ...this.#strayExamples,
        ...exampleKeys.filter((key) => !this.#usedExamples.has(key)),
      ].sort(),
    };
  }
}
