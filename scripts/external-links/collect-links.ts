import {Globby} from '@docusaurus/utils';
import {Parser} from 'htmlparser2';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A link of a page to another host. */
export interface ExternalLink {
  /** File of the page below the site's folder. */
  page: string;
  href: string;
  rel: string;
}

/**
 * The links of all pages in a folder to other hosts, in the order of the pages.
 *
 * @param ownOrigin origin of the site, such as `https://example.org`
 */
export async function collectExternalLinks(
  directory: string,
  ownOrigin: string,
): Promise<ExternalLink[]> {
  const pages = await Globby('**/*.html', {cwd: directory});
  const links = await Promise.all(
    pages
      .sort()
      .map(async (page) =>
        externalLinksIn(
          await readFile(path.join(directory, page), 'utf8'),
          ownOrigin,
        ).map((link) => ({page, ...link})),
      ),
  );
  return links.flat();
}

/** The links of one page to other hosts. */
export function externalLinksIn(
  html: string,
  ownOrigin: string,
): Omit<ExternalLink, 'page'>[] {
  const links: Omit<ExternalLink, 'page'>[] = [];
  new Parser({
    onopentag(name, {href, rel = ''}) {
      if (!/^(?:a|area)$/.test(name) || href === undefined) return;
      if (!/^\s*(?:https?:)?[\\/]{2}/i.test(href)) return;
      if (new URL(href, ownOrigin).origin === ownOrigin) return;
      links.push({href, rel});
    },
  }).end(html);
  return links;
}
