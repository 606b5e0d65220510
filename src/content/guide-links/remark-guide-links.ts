import type {Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';

import {
  counterpartOf,
  type Counterpart,
} from '../../framework-switch/counterpart';
import {setLabels} from '../../site/sets';
import {parseMdx, toSitePath} from '../code-samples/find-samples';
import {docsFolders, readGuides, type Guide} from './read-guides';

/**
 * Remark transform: appends "API used here" to a guide and "See also" to an
 * API page. Run it before the default plugins, which give headings their
 * anchors and resolve links to files. The guides are read once for a processor.
 *
 * @param siteDir - the site's folder, absolute
 */
export function remarkGuideLinks(siteDir: string) {
  const guides = readGuides(siteDir);

  return (root: Root, {path: absolute}: {path: string}): void => {
    const file = toSitePath(siteDir, absolute);
    const set = docsFolders.find(({folder}) => file.startsWith(`${folder}/`));
    if (!set) return;
    const {folder, route} = set;
    const ofSet = guides.filter((guide) => guide.file.startsWith(`${folder}/`));
    let section: string;
    if (file.startsWith(`${folder}/api/`)) {
      const page = `/${route}${file.slice(folder.length).replace(/\.mdx?$/, '')}`;
      const users = ofSet.filter(({links}) => links.includes(page));
      section = seeAlso(apiCounterpart(page), users);
    } else {
      const links = ofSet.find((guide) => guide.file === file)?.links ?? [];
      // A link from one set into the other isn't a use of its API.
      section = apiUsed(links.filter((link) => link.startsWith(`/${route}/`)));
    }
    root.children.push(...parseSection(section).children);
  };
}

/** The API page of the other set. Those of core and utils are the same in both: only the others pair. */
function apiCounterpart(page: string): Counterpart | undefined {
  const found = /^\/(\w+)\/api\/\1\/.+\//.test(page)
    ? counterpartOf(page)
    : undefined;
  return found?.isMissing ? undefined : found;
}

/** Parses a section. Of what authors write, MDX itself takes JSX that fills a line out of its paragraph. */
function parseSection(section: string): Root {
  const tree = parseMdx(section);
  visit(tree, 'paragraph', ({children}, index, parent) => {
    const [summary] = children;
    if (summary?.type !== 'mdxJsxTextElement') return;
    parent!.children[index!] = {...summary, type: 'mdxJsxFlowElement'} as never;
  });
  // Rows have paragraphs, even where there's only one.
  visit(tree, 'listItem', (item) => {
    item.spread = true;
  });
  return tree;
}

/** The API pages that a guide links to, by their names. */
const apiUsed = (links: readonly string[]): string =>
  listSection(
    'API used here',
    'guide-links',
    links
      .map((link) => `- [\`${link.split('/').at(-1)}\`](${link})`)
      .join('\n'),
  );

/** How many links of "See also" show before the rest is folded. */
const shownLinks = 4;

/**
 * The counterpart of an API page, then the guides that use it. It links to files,
 * which the docs plugin turns into the addresses of the guides.
 */
function seeAlso(
  counterpart: Counterpart | undefined,
  guides: readonly Guide[],
): string {
  const toLink = ({file, title}: Guide) => `- [${title}](@site/${file})`;
  const shown = guides.slice(0, counterpart ? shownLinks - 1 : shownLinks);
  const rows = shown.map((guide) => `${toLink(guide)} *Guide*`);
  if (counterpart) {
    const {path: page, set} = counterpart;
    const name = path.posix.basename(page);
    rows.unshift(`- [\`${name}\`](${page}) *${setLabels[set]}*`);
  }
  const list = rows.join('\n');
  const more = guides.slice(shown.length).map(toLink);
  const folded = `

<details className="api-fold">
<summary>${more.length} more ${more.length === 1 ? 'guide' : 'guides'}</summary>

<div className="guide-links">

${more.join('\n')}

</div>

</details>`;
  // As rows, like those of an index of API pages.
  return listSection(
    'See also',
    'api-rows api-index',
    more.length > 0 ? list + folded : list,
  );
}

/** A list below a heading. Search leaves it out, because it repeats other pages. */
const listSection = (title: string, className: string, list: string): string =>
  list &&
  `<section className="${className}" data-unsearched>

## ${title}

${list}

</section>`;
