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

  return {
    add({file: page, $, route, setName}: BuiltPage): void {
      if (withoutMarkdownCopy.includes(page.replace(/\.html$/, ''))) return;
      const heading = $('main h1').first().text();
      const description = $('meta[name=description]').attr('content') ?? '';
      // A copy travels without the page around it, and so do entries of the lists.
      const name = oneLine(setName ? `${setName}: ${heading}` : heading);
      const text = [
        `# ${name}`,
        `> ${description}`,
        `Source: <${origin}${route}>. All pages: <${home}llms.txt>`,
        toMarkdown($, origin + route, description),
      ].join('\n\n');
      for (const problem of checkCopy($, text)) {
        problems.push(`\n${page}: ${problem}`);
      }
      const file = copyPath(route, baseUrl).slice(baseUrl.length);
      const entry = `- [${name}](${home}${file}): ${description}`;
      const isListed = $('meta[name=robots][content*=noindex]').length === 0;
      copies.push({route, setName, isListed, file, text, entry});
    },

    /** @throws naming the pages whose copies aren't whole */
    async write(outDir: string, routes: Props['routes']): Promise<void> {
      if (problems.length > 0) {
        throw new Error(
          `Pages without a whole Markdown copy:${problems.join('')}`,
        );
      }
      const sections = listPages(copies, routes);
      const lists = writeLists(sections, {title, tagline, url: home});
      for (const {file, text} of [...copies, ...lists]) {
        await writeFile(path.join(outDir, file), text);
      }
    },
  };
}
