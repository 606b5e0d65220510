/** The code of one block that is not in the page's script. */
export interface LateCode {
  /** How many lines it has. */
  lines: number;
  /** As HTML; undefined until it was read from the page or fetched. */
  html?: string;
  /** Remembers what the page's element holds. */
  keep(html: string): void;
  /** Fetches it. */
  fetch(): Promise<void>;
}

const underWay = new Set<Promise<unknown>>();

/**
 * The blocks of a module. On the first page their code is in the document; for
 * any further page it is fetched at once.
 *
 * @param address of the file with the code of all blocks
 * @param lines how many each block has
 */
export function comeLate(address: string, lines: number[]): LateCode[] {
  let request: Promise<void> | undefined;
  const load = () =>
    (request ??= fetchCode(address, blocks).catch((error: unknown) => {
      request = undefined;
      throw error;
    }));
  const blocks = lines.map((count): LateCode => ({
    lines: count,
    keep(html) {
      this.html = html;
    },
    fetch: load,
  }));
  unlessInPage(load);
  return blocks;
}

/**
 * Loads what a page's module lacks, unless the document has it: the first page
 * is complete as it comes.
 *
 * @param load fetches what is missing
 */
export function unlessInPage(load: () => Promise<unknown>): void {
  if (document.documentElement.dataset.hasHydrated !== 'true') return;
  const promise = load();
  const end = () => underWay.delete(promise);
  underWay.add(promise);
  promise.then(end, end);
}

/**
 * Lets a page's part count as loaded only when what it lacks is there, too.
 *
 * @param load imports the part
 */
export function complete<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () =>
    load().then((part) => Promise.all(Array.from(underWay)).then(() => part));
}

/** @throws if the file cannot be had */
async function fetchCode(address: string, blocks: LateCode[]): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const htmls = (await response.json()) as string[];
  blocks.forEach((block, index) => {
    block.html ??= htmls[index]!;
  });
}
