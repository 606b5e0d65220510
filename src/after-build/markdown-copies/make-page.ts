import {contentOf} from './check-copy';
import {copyPath} from './copy-path';
import type {DocsVersion} from './list-versions';
import {readPage} from './read-page';
import {toMarkdown} from './to-markdown';

/** A page on its way into its Markdown copy and the lists. */
export type MadePage = ReturnType<typeof makePage>;

/**
 * Makes clean Markdown of a page that the build wrote.
 *
 * @param file - of the build: `react/setup.html`
 * @param origin - of the site, without a final slash
 * @throws where the page cannot be read
 */
export function makePage(
  file: string,
  html: string,
  versions: readonly DocsVersion[],
  {origin, baseUrl}: {origin: string; baseUrl: string},
) {
  const path =
    baseUrl + file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
  const url = origin + path;
  // A page may lie in two: /react/0.1/setup.
  const [version] = versions
    .filter((one) => path.startsWith(`${one.path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  const set = version ? ` (${version.label})` : '';
  const source = `Source: <${url}>${set}. All pages: <${origin}${baseUrl}llms.txt>`;
  const page = readPage(html);
  const {title, description, isRedirect} = page;
  return {
    file,
    path,
    source,
    title,
    description,
    isSetless: !isRedirect && !version,
    /** The page below its title, as Markdown. */
    text: toMarkdown(page, url, source),
    content: contentOf(page),
    /** The Markdown copy, below the base URL. */
    address: copyPath(path, baseUrl).slice(baseUrl.length),
  };
}
