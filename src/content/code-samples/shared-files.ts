import {strToU8, zipSync} from 'fflate';

import {sets} from '../../site/sets';
import {findFiles, readBlocks} from './find-samples';
import type {Fence, Page} from './model';
import {parseNotation} from './parse-notation';
import {fileNameWithoutExtension, relativeImports} from './place-samples';
import {viewSample} from './view-sample';

/** Files that every project writes for itself. */
const ownFiles = ['config', 'App', 'App.vue', 'main'];

/** A sample, and the Markdown file that it's written in. */
type Source = Fence & {file: string};

/**
 * Collects the samples that pages import from each other, such as `isAddress`,
 * and what those import in turn. With these files, a reader can run any sample.
 *
 * @param siteDir - folder of the site
 * @returns one imagined page per set, to be checked like any other page. Hidden
 *   lines are blank, because a reader doesn't get them.
 */
export function collectSharedFiles(siteDir: string): Page[] {
  return sets.map(({id, folder}) => {
    const files = findFiles(siteDir, [
      `${folder}/**/*.mdx`,
      `!${folder}/api`,
      'docs-shared',
    ]);
    const sources = files.flatMap((file) => {
      const blocks = readBlocks(siteDir, file);
      return blocks
        .filter(({isChecked}) => isChecked)
        .map(({fence}) => ({...fence, file}));
    });
    return {path: `shared-files/${id}`, fences: findShared(sources)};
  });
}

/**
 * Packs shared files for the reader's `src` folder.
 *
 * @returns a zip whose bytes depend on the files alone
 */
export function zipSharedFiles({fences}: Page): Uint8Array {
  const entries = fences.map((fence) => {
    const code = viewSample(fence).lines.map(({text}) => text);
    return [
      fence.title!.replace(/^src\//, ''),
      strToU8(`${code.join('\n')}\n`),
    ];
  });
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, {
    mtime: new Date(2000, 0),
  });
}

function findShared(sources: Source[]): Fence[] {
  const shared = new Map<string, Source>();
  const waiting = sources.flatMap((source) =>
    relativeImports(source.code)
      .map(fileNameWithoutExtension)
      .filter((name) => !findFile(name, withinPage(source, sources)))
      .map((name) => ({name, from: source})),
  );
  for (const {name, from} of waiting) {
    if (ownFiles.includes(name) || shared.has(name)) continue;
    const source =
      findFile(name, withinPage(from, sources)) ?? findFile(name, sources);
    // Only a partial of the other set's pages imports what this set lacks.
    if (!source) continue;
    shared.set(name, source);
    for (const specifier of relativeImports(source.code))
      waiting.push({name: fileNameWithoutExtension(specifier), from: source});
  }
  return Array.from(shared.values(), (source) => ({
    ...source,
    code: blankHidden(source.code),
  })).sort((one, other) => (one.title! < other.title! ? -1 : 1));
}

const withinPage = ({file}: Source, sources: Source[]): Source[] =>
  sources.filter((source) => source.file === file);

/** The file of that name on the first page that has it, in its last form there. */
function findFile(name: string, sources: Source[]): Source | undefined {
  const found = sources.filter(
    ({title}) => title && fileNameWithoutExtension(title) === name,
  );
  return found.filter(({file}) => file === found[0]?.file).at(-1);
}

/** Hidden lines as spaces, so that all others keep their places. */
function blankHidden(code: string): string {
  let shown = code;
  for (const [from, to] of parseNotation(code).hidden) {
    const blank = code.slice(from, to).replace(/[^\n]/g, ' ');
    shown = shown.slice(0, from) + blank + shown.slice(to);
  }
  return shown;
}
