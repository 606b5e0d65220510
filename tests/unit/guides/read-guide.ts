/**
 * Reads guides as readers see them, with their shared texts in place. Tests of
 * the guides use it.
 */
import fs from 'node:fs';
import path from 'node:path';

import {partialsOf} from '../../../src/content/markdown-text';

/** The repository's folder. */
export const siteDir = path.resolve(__dirname, '../../..');

/**
 * Returns a guide's text with its partials in place.
 *
 * @param file - path of the guide, from the root of the repository
 * @throws if a partial is imported but not used
 */
export function readGuide(file: string): string {
  let text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  for (const {statement, name, specifier} of partialsOf(text)) {
    const element = `<${name} />`;
    const partial = specifier.replace('@site/', '');
    if (!text.includes(element))
      throw new Error(
        `${file} imports ${partial} but doesn't use it. Add ${element} or remove the import.`,
      );
    text = text
      .replace(statement, '')
      .replaceAll(element, () => readGuide(partial));
  }
  return text;
}

/**
 * Returns the paths of a set's guides, from the root of the repository.
 * Generated API pages aren't guides.
 */
export function listGuides(set: 'react' | 'vue'): string[] {
  const folder = `docs-${set}`;
  return fs
    .readdirSync(path.join(siteDir, folder), {
      recursive: true,
      encoding: 'utf8',
    })
    .filter((file) => file.endsWith('.mdx') && !/^api[/\\]/.test(file))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .sort();
}
