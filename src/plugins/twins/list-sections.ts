import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';

/** Pages that a list shows together, by their paths with the base URL. */
export interface Section {
  /** Labels of the sidebar's categories, outermost first; none for pages outside of any. */
  trail: string[];
  paths: string[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * The sections of a documentation set, in the order of its sidebars: one a
 * category, with the category's own page first. Pages that no sidebar holds come last.
 */
export function listSections(version: LoadedVersion): Section[] {
  const pathOfDoc = new Map(
    version.docs
      .filter(({draft, unlisted}) => !draft && !unlisted)
      .map(({id, permalink}) => [id, pathOfPage(permalink)]),
  );
  const sections = Object.values(version.sidebars).flatMap((items) =>
    sectionsOf(items, [], [], pathOfDoc),
  );
  const listed = new Set(sections.flatMap(({paths}) => paths));
  const others = [...pathOfDoc.values()].filter((path) => !listed.has(path));
  return [...sections, {trail: ['Other pages'], paths: others}].filter(
    ({paths}) => paths.length > 0,
  );
}

function sectionsOf(
  items: readonly SidebarItem[],
  trail: string[],
  own: string[],
  pathOfDoc: ReadonlyMap<string, string>,
): Section[] {
  const pathOf = (id: string): string[] => [pathOfDoc.get(id) ?? []].flat();
  const paths = items.flatMap((item) =>
    item.type === 'doc' ? pathOf(item.id) : [],
  );
  const inner = items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const {label, link} = item;
    const page =
      link?.type === 'generated-index'
        ? [pathOfPage(permalinkOf(link))]
        : link
          ? pathOf(link.id)
          : [];
    return sectionsOf(item.items, [...trail, label], page, pathOfDoc);
  });
  return [{trail, paths: [...own, ...paths]}, ...inner];
}

/** The generator has filled it in by the time the content is loaded. */
function permalinkOf(link: object): string {
  return (link as {permalink: string}).permalink;
}

/** The generator gives the index page of a folder a final slash that its address lacks. */
function pathOfPage(permalink: string): string {
  return permalink.replace(/(?<=.)\/$/, '');
}

/** The version of a set that its readers reach first. */
export function lastVersion({loadedVersions}: LoadedContent): LoadedVersion {
  return loadedVersions.find(({isLast}) => isLast)!;
}
