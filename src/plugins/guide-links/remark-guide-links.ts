import path from 'node:path';

import type {Root} from 'mdast';

import {apiUsedSection, usedInSection} from './build-section';
import type {GuideLinksOptions} from './options';
import {readGuides} from './read-guides';

/** The site path of a generated API page, or nothing for any other file. */
function apiPagePath(
  file: string,
  sets: GuideLinksOptions['sets'],
): string | undefined {
  const set = sets.find(({folder}) => file.startsWith(`${folder}/api/`));
  return (
    set &&
    `/${set.route}${file.slice(set.folder.length).replace(/\.mdx?$/, '')}`
  );
}

/**
 * Remark transform: appends "API used here" to a guide and "Used in these guides"
 * to an API page. Run it before the default plugins, which give headings their
 * anchors and resolve links to files. The guides are read once for a processor.
 */
export function remarkGuideLinks(options: GuideLinksOptions) {
  const guides = readGuides(options);

  return (root: Root, {path: file}: {path: string}): void => {
    const relative = path
      .relative(options.siteDir, file)
      .split(path.sep)
      .join('/');
    const page = apiPagePath(relative, options.sets);
    root.children.push(
      ...(page
        ? usedInSection(guides.filter(({links}) => links.includes(page)))
        : apiUsedSection(
            guides.find((guide) => guide.file === relative)?.links ?? [],
          )),
    );
  };
}
