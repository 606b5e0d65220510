import type {Root} from 'mdast';

import {toSitePath} from '../code-samples/find-samples';
import {apiUsedSection, seeAlsoSection} from './build-section';
import type {GuideLinksOptions} from './options';
import {readGuides} from './read-guides';

/**
 * Remark transform: appends "API used here" to a guide and "See also" to an
 * API page. Run it before the default plugins, which give headings their
 * anchors and resolve links to files. The guides are read once for a processor.
 *
 * @param siteDir - the site's folder, absolute
 */
export function remarkGuideLinks(
  siteDir: string,
  {sets, counterpartOf}: GuideLinksOptions,
) {
  const guides = readGuides(siteDir, sets);

  return (root: Root, {path}: {path: string}): void => {
    const file = toSitePath(siteDir, path);
    const set = sets.find(({folder}) => file.startsWith(`${folder}/`));
    if (!set) return;
    const {folder, route} = set;
    const isReference = file.startsWith(`${folder}/api/`);
    if (isReference) {
      const page = `/${route}${file.slice(folder.length).replace(/\.mdx?$/, '')}`;
      // A link from one set into the other is no use of its API.
      const using = guides.filter(
        (guide) =>
          guide.file.startsWith(`${folder}/`) && guide.links.includes(page),
      );
      root.children.push(...seeAlsoSection(counterpartOf(page), using));
    } else {
      const links = guides.find((guide) => guide.file === file)?.links ?? [];
      const own = links.filter((link) => link.startsWith(`/${route}/`));
      root.children.push(...apiUsedSection(own));
    }
  };
}
