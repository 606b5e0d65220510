// Imports the files of After a reload, which keep a transaction and look for it.
import {importSample} from './import-sample';

/** The functions of `kept-transaction.ts` that tests use. */
export interface KeptTransaction {
  keepTransaction(
    client: unknown,
    events: unknown,
    details?: {label?: string; rows?: string[]},
    key?: string,
  ): Promise<{type: string} | undefined>;
  getKept(key?: string): {txHash: string; signedAt: number} | null;
  getEnded(key?: string): {outcome: string} | undefined;
  forget(kept: {txHash: string}, key?: string, outcome?: string): void;
  isUnderway(key?: string): boolean;
  watchTransactions(listener: () => void): () => void;
}

/** Imports the samples that keep and search for a folder, with a changed search if needed. */
export async function importSearch(
  folder: string,
  change?: (code: string) => string,
): Promise<KeptTransaction> {
  await importSample(
    'docs-shared/_find-transaction.mdx',
    'src/find-transaction.ts',
    {page: folder, change},
  );
  return importSample<KeptTransaction>(
    'docs-shared/_transaction-after-reload.mdx',
    'src/kept-transaction.ts',
    {page: folder},
  );
}
