import type {Root} from 'mdast';

import {toSitePath} from '../code-samples/find-samples';
import {apiUsedSection, seeAlsoSection} from './build-section';
import type {GuideLinksOptions} from './options';
import {readGuides, type Guide} from './read-guides';

type DocsSet = GuideLinksOptions['sets'][number];

/** The site path of a generated API page, or nothing for any other file. */
function apiPagePath(
  file: string,
  {folder, route}: DocsSet,
): string | undefined {
  return file.startsWith(`${folder}/api/`)
    ? `/${route}${file.slice(folder.length).replace(/\.mdx?$/, '')}`
    : undefined;
}

/** The guides of one set; a link from one set into the other is no use of its API. */
function guidesOf(guides: readonly Guide[], {folder}: DocsSet): Guide[] {
  return guides.filter(({file}) => file.startsWith(`${folder}/`));
}

/**
 * Remark transform: appends "API used here" to a guide and "See also" to an
 * API page. Run it before the default plugins, which give headings their
 * anchors and resolve links to files. The guides are read once for a processor.
 *
 * @param siteDir - the site's folder, absolute
 */
export function remarkGuideLinks(siteDir: string, options: GuideLinksOptions) {
  const guides = readGuides(siteDir, options);

  return (root: Root, {path: file}: {path: string}): void => {
    const relative = toSitePath(siteDir, file);
    const set = options.sets.find(({folder}) =>
      relative.startsWith(`${folder}/`),
    );
    if (!set) return;
    const page = apiPagePath(relative, set);
    const ownGuides = guidesOf(guides, set);
    root.children.push(
      ...(page
        ? seeAlsoSection(
            options.counterpartOf(page),
            ownGuides.filter(({links}) => links.includes(page)),
          )
        : apiUsedSection(
            ownGuides
              .find((guide) => guide.file === relative)
              ?.links.filter((link) => link.startsWith(`/${set.route}/`)) ?? [],
          )),
    );
  };
}
