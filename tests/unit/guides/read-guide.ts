import fs from 'node:fs';
import path from 'node:path';

/** The root of the repository. */
export const siteDir = path.resolve(__dirname, '../../..');

const partialImport = /^import (\w+) from '@site\/(docs-shared\/[^']+\.mdx)';?$/gm;

/**
 * The text of a guide as its reader gets it: partials stand where they are
 * shown.
 *
 * @param file path of the guide, from the root of the repository
 * @throws when a partial is imported and not shown
 */
export function readGuide(file: string): string {
  let text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  for (const [statement, name, partial] of text.matchAll(partialImport)) {
    const element = `<${name} />`;
    if (!text.includes(element))
      throw new Error(
        `${file} imports ${partial} and does not show it: add ${element} or remove the import.`,
      );
    text = text
      .replace(statement, '')
      .replaceAll(element, () => readGuide(partial ?? ''));
  }
  return text;
}

/**
 * All guides of one set, by their paths from the root of the repository.
 * Generated API pages are no guides.
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
