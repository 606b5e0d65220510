import type {LoadContext, Props} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {withoutMarkdownCopy} from '../../site/facts';
import {oneLine} from '../../site/one-line';
import type {BuiltPage} from '../read-pages';
import {checkCopy} from './check-copy';
import {copyPath} from './copy-path';
import {listPages, writeLists, type Copy} from './lists';
import {toMarkdown} from './to-markdown';

/** Makes a Markdown copy of every page, and lists of them: `llms.txt` and the full texts. */
export function copyPages({baseUrl, siteConfig}: LoadContext) {
  const {url: origin, title, tagline} = siteConfig;
  const home = origin + baseUrl;
  const copies: Copy[] = [];
  const problems: string[] = [];

  const addCopy = ({file, $, route, setName}: BuiltPage): void => {
    const heading = $('main h1').first().text();
    const description = $('meta[name=description]').attr('content') ?? '';
    // A copy travels without the page around it, and so do entries of the lists.
    const pageTitle = oneLine(setName ? `${setName}: ${heading}` : heading);
    const text = [
      `# ${pageTitle}`,
      `> ${description}`,
      `Source: <${origin}${route}>. All pages: <${home}llms.txt>`,
      toMarkdown($, origin + route, description),
    ].join('\n\n');
    try {
      checkCopy($, text);
    } catch (error) {
      problems.push(`\n${file}: ${(error as Error).message}`);
    }
    const copyFile = copyPath(route, baseUrl).slice(baseUrl.length);
    copies.push({
      title: pageTitle,
      description,
      isListed: $('meta[name=robots][content*=noindex]').length === 0,
      route,
      setName,
      text,
      file: copyFile,
    });
  };

  return {
    add(page: BuiltPage): void {
      const name = page.file.replace(/\.html$/, '');
      if (!withoutMarkdownCopy.includes(name)) addCopy(page);
    },

    /** @throws naming the pages whose copies aren't whole */
    async write(outDir: string, plugins: Props['plugins']): Promise<void> {
      if (problems.length > 0) {
        throw new Error(
          `Pages without a whole Markdown copy:${problems.join('')}`,
        );
      }
      const sections = listPages(copies, plugins);
      const lists = writeLists(sections, {title, tagline, url: home});
      for (const {file, text} of [...copies, ...lists]) {
        await writeFile(path.join(outDir, file), text);
      }
    },
  };
}
