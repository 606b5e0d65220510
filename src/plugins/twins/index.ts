import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {labelWithVersion} from '../../site/set-names';
import {checkTwin} from './check-twin';
import {
  fingerprintConverter,
  KeptTwins,
  twinKey,
  type KeptTwin,
} from './kept-twins';
import {lastVersion, listSections} from './list-sections';
import {readPage, readSource, type PageSource} from './read-page';
import {toMarkdown, type Place} from './to-markdown';
import {twinPath} from './twin-path';
import {
  formatFull,
  formatIndex,
  type ListedPage,
  type ListedSet,
  type Pages,
} from './write-lists';

export interface TwinsOptions {
  /** Names of the documentation sets by their ids, as readers see them. */
  setLabels: Readonly<Record<string, string>>;
  /** Pages that no one takes along, as files of the build: `404.html`. */
  without: readonly string[];
}

interface Twin extends KeptTwin {
  /** Path of its page, with the base URL. */
  path: string;
  description: string | undefined;
  isRedirect: boolean;
}

/**
 * Writes a Markdown twin beside every page, made from the prerendered HTML, and
 * the lists of them: `llms.txt`, `llms-full.txt` and a full file a set. A twin
 * that does not hold what its page holds fails the build. A page that is as it
 * was in the last build keeps its twin.
 */
export default function twins(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {setLabels, without}: TwinsOptions & {id: string},
): Plugin {
  const {url: origin, title, tagline} = siteConfig;
  const address = (file: string): string => origin + baseUrl + file;

  return {
    name: 'twins',

    async postBuild({outDir, plugins}) {
      const files = await Globby('**/*.html', {
        cwd: outDir,
        ignore: [...without],
      });
      const kept = await KeptTwins.open(
        path.join(siteDir, '.cache/twins.json'),
      );
      const converter = fingerprintConverter(siteDir);
      const made: Twin[] = [];
      const problems: string[] = [];
      for (const file of files.sort()) {
        try {
          const html = await readFile(path.join(outDir, file), 'utf8');
          const twin = twinOf(file, html, kept, converter);
          await writeFile(
            path.join(outDir, file.replace(/html$/, 'md')),
            twin.markdown,
          );
          made.push(twin);
        } catch (error) {
          problems.push(`${file}: ${(error as Error).message}`);
        }
      }
      if (problems.length > 0) {
        throw new Error(
          `Pages without a whole Markdown twin:\n${problems.join('\n')}`,
        );
      }
      await kept.save();
      await writeLists(outDir, made, plugins);
      logger.success(`Made ${made.length} Markdown twins.`);
    },
  };

  /** @throws when the page cannot be read, or its twin does not hold all of it */
  function twinOf(
    file: string,
    html: string,
    kept: KeptTwins,
    converter: string,
  ): Twin {
    const pagePath =
      baseUrl + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
    const source = readSource(html, origin + pagePath);
    const label = source.setId && setLabels[source.setId];
    const place: Place = {
      setLabel: label && labelWithVersion(label, source.version),
      index: address('llms.txt'),
    };
    const {description, isRedirect} = source;
    const twin = kept.get(twinKey(source, place, converter), () =>
      makeTwin(source, place),
    );
    return {path: pagePath, description, isRedirect, ...twin};
  }

  async function writeLists(
    outDir: string,
    made: readonly Twin[],
    plugins: Props['plugins'],
  ): Promise<void> {
    const sets = [...setsOf(plugins), moreOf(made, plugins)];
    const byPath = new Map(made.map((twin) => [twin.path, twin]));
    const pages: Pages = (pagePath) => {
      const twin = byPath.get(pagePath);
      if (!twin) {
        throw new Error(
          `llms.txt is to list ${pagePath}, which is in a sidebar and has no Markdown twin.`,
        );
      }
      return listed(twin);
    };
    const write = (file: string, text: string) =>
      writeFile(path.join(outDir, file), text);
    await write(
      'llms.txt',
      formatIndex({
        title,
        tagline,
        full: address('llms-full.txt'),
        sets,
        pages,
      }),
    );
    await write('llms-full.txt', formatFull(title, tagline, sets, pages));
    for (const {folder, ...set} of setsOf(plugins)) {
      await write(
        `${folder}llms-full.txt`,
        formatFull(`${title} for ${set.label}`, tagline, [set], pages),
      );
    }
  }

  /** The documentation sets, each in the version that its readers reach first. */
  function setsOf(plugins: Props['plugins']): (ListedSet & {folder: string})[] {
    return docsContents(plugins).map(({id, content}) => {
      const version = lastVersion(content);
      const folder = `${version.path.slice(baseUrl.length)}/`;
      return {
        folder,
        label: setLabels[id] ?? id,
        isNamedInEntries: true,
        full: address(`${folder}llms-full.txt`),
        sections: listSections(version),
      };
    });
  }

  /** Pages of no set: neither those of earlier versions nor those that only lead on. */
  function moreOf(made: readonly Twin[], plugins: Props['plugins']): ListedSet {
    const ofSets = docsContents(plugins).flatMap(({content}) =>
      content.loadedVersions.map((version) => `${version.path}/`),
    );
    const paths = made
      .filter(({isRedirect}) => !isRedirect)
      .map((twin) => twin.path)
      .filter((file) => !ofSets.some((folder) => file.startsWith(folder)));
    return {
      label: 'More',
      isNamedInEntries: false,
      full: undefined,
      sections: [{trail: [], paths}],
    };
  }

  function listed(twin: Twin): ListedPage {
    const {path: pagePath, description, markdown} = twin;
    if (description === undefined) {
      throw new Error(
        `${pagePath} has no description for llms.txt. Write one into its front matter, or into its layout.`,
      );
    }
    return {
      title: twin.title,
      description,
      markdown,
      address: origin + twinPath(pagePath, baseUrl),
    };
  }
}

function docsContents(
  plugins: Props['plugins'],
): {id: string; content: LoadedContent}[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .map(({options, content}) => ({
      id: options.id,
      content: content as LoadedContent,
    }));
}

/** @throws when the page cannot be read, or its twin does not hold all of it */
function makeTwin(source: PageSource, place: Place): KeptTwin {
  const page = readPage(source);
  const markdown = toMarkdown(page, place);
  const problems = checkTwin(page, markdown);
  if (problems.length > 0) throw new Error(problems.join(' '));
  return {title: page.title, markdown};
}
