import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {sets} from '../../site/sets';
import {toSitePath} from '../../site/site-path';
import {parseMdx} from '../code-samples/find-samples';
import {readGuides, type LinkingGuide} from './read-guides';

/**
 * Remark transform: adds "See also" to an API page, with the guides that link
 * to it. Run it before the default plugins, which add anchors to headings and
 * resolve links to files. Each processor reads the guides once.
 *
 * @param siteDir - the site's folder, absolute
 */
export function remarkGuideLinks(siteDir: string) {
  const guides = readGuides(siteDir);

  return (root: Root, {path: absolute}: {path: string}): void => {
    const file = toSitePath(siteDir, absolute);
    const set = sets.find(({folder}) => file.startsWith(`${folder}/api/`));
    if (!set) return;
    const {id, folder} = set;
    const page = `/${id}${file.slice(folder.length).replace(/\.md$/, '')}`;
    const users = guides.filter(
      (guide) =>
        guide.file.startsWith(`${folder}/`) && guide.links.includes(page),
    );
    if (users.length === 0) return;
    root.children.push(...parseSection(seeAlso(users)).children);
  };
}

/**
 * Parses a section. Moves JSX that fills a line out of its paragraph, as MDX
 * does for authored Markdown.
 */
function parseSection(section: string): Root {
  const tree = parseMdx(section);
  visit(tree, 'paragraph', ({children}, index, parent) => {
    const [summary] = children;
    if (summary?.type !== 'mdxJsxTextElement') return;
    parent!.children[index!] = {...summary, type: 'mdxJsxFlowElement'} as never;
  });
  // Give every row a paragraph, even a single one.
  visit(tree, 'listItem', (item) => {
    item.spread = true;
  });
  return tree;
}

/** Number of guides shown before the rest is folded. */
const shownGuides = 3;

/**
 * Returns the section with the guides that use an API page. Search ignores the
 * section because it repeats other pages.
 */
function seeAlso(guides: readonly LinkingGuide[]): string {
  const more = guides.slice(shownGuides);
  const fold = `<details className="api-fold">
<summary>${more.length} more ${more.length === 1 ? 'guide' : 'guides'}</summary>

${listOf('api-rows api-index', more, ({file, title}) => linkOf(file, title))}

</details>`;
  return `<section data-unsearched>

## See also

${listOf(
  'api-rows api-cards api-members',
  guides.slice(0, shownGuides),
  ({file, title, description}) =>
    `${linkOf(file, title)}\n\n  ${escapeMdx(description)}`,
)}

${more.length > 0 ? fold : ''}

</section>`;
}

/** Returns guides as a list in the style of the API pages. */
const listOf = (
  className: string,
  guides: readonly LinkingGuide[],
  toItem: (guide: LinkingGuide) => string,
): string => `<div className="${className}">

${guides.map((guide) => `- ${toItem(guide)}`).join('\n\n')}

</div>`;

/** Links to a file; the docs plugin resolves that to the guide's address. */
const linkOf = (file: string, title: string): string =>
  `[${title}](@site/${file})`;

/** Escapes what MDX would read as an expression or a tag. */
const escapeMdx = (text: string): string => text.replace(/[{<]/g, '\\$&');
