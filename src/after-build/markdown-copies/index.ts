import type {LoadContext, Props} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {withoutMarkdownCopy} from '../../site/facts';
import type {BuiltPage} from '../read-pages';
import {checkCopy, excerptLength} from './check-copy';
import {makeCopy, textOf, type Copy} from './copy';
import {publishCopies} from './publish';
import {groupIntoSections} from './sections';

/**
 * Publishes a Markdown copy of every page, `llms.txt`, and the full texts.
 * `src/after-build/index.ts` adds each page, then writes all copies.
 */
export function copyPages(context: LoadContext) {
  const copies: Copy[] = [];

  return {
    /** Converts a page, unless it has no content to keep. */
    add(page: BuiltPage): void {
      if (withoutMarkdownCopy.includes(page.file.replace(/\.html$/, '')))
        return;
      copies.push(makeCopy(page, context));
    },

    /**
     * Writes the copies and lists.
     *
     * @param outDir - the build folder, absolute
     * @throws an error that names each page whose copy is missing or incomplete
     */
    async write(outDir: string, routes: Props['routes']): Promise<void> {
      const sections = groupIntoSections(copies, routes);
      await publishCopies(sections, context, outDir);
      const listed = new Set(sections.flatMap(({copies: all}) => all));
      for (const copy of copies) {
        if (!listed.has(copy)) await writeUnlisted(copy, outDir);
      }
      const problems = await findProblems(copies, outDir);
      if (problems.length > 0) {
        throw new Error(
          `Pages without a complete Markdown copy:\n${problems.join('\n')}`,
        );
      }
    },
  };
}

/** Writes a copy that isn't in any list, such as that of an earlier version. */
const writeUnlisted = (copy: Copy, outDir: string): Promise<void> =>
  writeFile(path.join(outDir, copy.file), textOf(copy));

/** Compares each copy with its page, and each published file with its copy. */
async function findProblems(
  copies: readonly Copy[],
  outDir: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const copy of copies) {
    const text = textOf(copy);
    const problemsOfCopy = [
      ...checkCopy(copy.parts, text),
      ...(await comparePublished(path.join(outDir, copy.file), text)),
    ];
    problems.push(
      ...problemsOfCopy.map((problem) => `${copy.page}: ${problem}`),
    );
  }
  return problems;
}

/** Finds the first line that the package dropped from a copy. */
async function comparePublished(file: string, text: string): Promise<string[]> {
  const name = path.basename(file);
  if (!existsSync(file)) return [`${name} wasn't written.`];
  const published = new Set((await readFile(file, 'utf8')).split('\n'));
  const lost = text.split('\n').find((line) => !published.has(line));
  return lost === undefined
    ? []
    : [`${name} lacks the line "${lost.slice(0, excerptLength)}".`];
}
