/** What the generator found wanting in the texts; empty lists when nothing. */
export interface Report {
  /** What readers call and nobody describes. */
  undescribed: string[];
  /** Texts of symbols, members or parameters that do not exist (any more). */
  orphaned: string[];
}

/** Collects what is wanting while pages are written. */
export class ReportWriter {
  readonly #undescribed = new Set<string>();
  readonly #used = new Set<string>();

  /** Notes that `key` is shown to readers with this description, or with none. */
  require(key: string, description: string | undefined): void {
    if (!description?.trim()) {
      this.#undescribed.add(key);
    }
  }

  use(key: string): void {
    this.#used.add(key);
  }

  finish(known: string[]): Report {
    return {
      undescribed: Array.from(this.#undescribed).sort(),
      orphaned: known.filter((key) => !this.#used.has(key)).sort(),
    };
  }
}
