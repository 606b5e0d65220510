import fs from 'node:fs';
import path from 'node:path';

import {listFiles} from '../fingerprint';

/** The code shown on the page of an export. */
export interface Example {
  language: 'ts' | 'tsx' | 'vue';
  code: string;
}

const EXAMPLE = /^(?<module>.+)\/(?<name>[^/]+)\.(?<language>ts|tsx|vue)$/;

/**
 * Reads the examples below a folder: `core/wallets/Wallet.ts` is the example
 * of the export `Wallet` of the module `core/wallets`.
 *
 * @returns by key, which is module and name: `core/wallets.Wallet`
 * @throws on a file that is no example, and on two examples of one export
 */
export function readExamples(directory: string): Map<string, Example> {
  const examples = new Map<string, Example>();
  for (const file of listFiles(directory)) {
    const groups = EXAMPLE.exec(file.split(path.sep).join('/'))?.groups;
    if (!groups) {
      throw new Error(
        `${path.join(directory, file)} is no example: name it after the module and the export, as in core/Query.ts, with the ending ts, tsx or vue.`,
      );
    }
    const key = `${groups.module}.${groups.name}`;
    if (examples.has(key)) {
      throw new Error(
        `${path.join(directory, file)}: there is another example of ${key}. Keep one.`,
      );
    }
    examples.set(key, {
      language: groups.language as Example['language'],
      code: fs.readFileSync(path.join(directory, file), 'utf8').trim(),
    });
  }
  return examples;
}

/** Whether code uses an export by its name. */
export const mentions = ({code}: Example, name: string) =>
  new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code);
