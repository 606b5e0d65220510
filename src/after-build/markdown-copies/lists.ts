import type {DocsVersion} from './list-versions';
import type {MadePage} from './make-page';
import type {SourcePage} from './run-package';

/**
 * The pages as lists hold them: those of each docs set in the version that readers
 * reach first, then those of no docs set.
 *
 * @throws where a sidebar holds a page that the build did not write
 */
export function listPages(
  pages: readonly MadePage[],
  versions: readonly DocsVersion[],
): (MadePage & SourcePage)[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const ofSets = lastOf(versions).flatMap(({id, label, pages: placed}) =>
    placed.map(({path, section}) => {
      const page = byPath.get(path);
      if (!page) {
        throw new Error(
          `llms.txt is to list ${path}, which is in a sidebar and has no Markdown copy.`,
        );
      }
      // Programs quote an entry without the heading above it.
      const title = `${label}: ${page.title}`;
      return {...page, title, section, group: id};
    }),
  );
  const others = pages
    .filter(({isSetless}) => isSetless)
    .map((page) => ({...page, section: 'More', group: 'more'}));
  return [...ofSets, ...others];
}

/**
 * What the package is to write of the listed pages.
 *
 * @param url - of the home page, with a final slash
 */
export function listOptions(
  versions: readonly DocsVersion[],
  {title, url, baseUrl}: {title: string; url: string; baseUrl: string},
) {
  const rootContent = `The pages of ${url}llms.txt, whole, one after the other.`;
  const sets = lastOf(versions).map(({id, label, path}) => ({
    label,
    filename: `${path.slice(baseUrl.length)}/llms-full.txt`,
    includePatterns: [`${id}/**`],
    fullContent: true,
    title: `${title} for ${label}`,
    rootContent,
  }));
  return {
    rootContent: [
      'Each page of the documentation is at its own address with `.md` added, as Markdown. These files hold many at once:\n',
      `- [All pages](${url}llms-full.txt)`,
      ...sets.map(({label, filename}) => `- [${label}](${url}${filename})`),
    ].join('\n'),
    fullRootContent: rootContent,
    customLLMFiles: sets,
  };
}

const lastOf = (versions: readonly DocsVersion[]): DocsVersion[] =>
  versions.filter(({isLast}) => isLast);
