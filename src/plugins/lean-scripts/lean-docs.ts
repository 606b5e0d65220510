import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

interface SidebarItem {
  type: string;
  href?: string;
  docId?: string;
  unlisted?: boolean;
  items?: SidebarItem[];
}
interface VersionData {
  version: {
    docs: Record<string, {description?: string}>;
    docsSidebars: Record<string, SidebarItem[]>;
  };
}
interface CategoryData {
  categoryGeneratedIndex: {permalink: string};
}

/** What a category page is given beside the generator's own data: descriptions of its pages, by their paths. */
export type Descriptions = Record<string, string>;

/** The generator's data of docs, as the pages' modules import it: a version's, or a category page's. */
export const docsData =
  /^@generated\/(docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json)$/;

/**
 * Writes the data of all docs anew, with each description where it is shown: on
 * the page of its category instead of in what every page of the set loads.
 *
 * @param generated the generator's folder, `.docusaurus`
 * @param target folder for the new files, which have the generator's paths in it
 * @throws if the data does not look as the installed version writes it
 */
export function writeLeanDocs(generated: string, target: string): void {
  const plugin = path.join(generated, 'docusaurus-plugin-content-docs');
  for (const set of readdirSync(plugin)) {
    const folder = path.join(plugin, set, 'p');
    const files = readdirSync(folder).map((name) => ({
      name,
      data: JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object,
    }));
    const versions = files.map(({data}) => data).filter(isVersion);
    if (versions.length === 0) {
      throw new Error(
        `No file in ${folder} is the data of a version. Docusaurus writes it differently now: adapt src/plugins/lean-scripts/lean-docs.ts.`,
      );
    }
    const lean = path.join(target, path.relative(generated, folder));
    mkdirSync(lean, {recursive: true});
    for (const {name, data} of files) {
      writeFileSync(
        path.join(lean, name),
        JSON.stringify(
          isVersion(data)
            ? withoutDescriptions(data)
            : isCategory(data)
              ? {...data, descriptions: describePages(data, versions)}
              : data,
        ),
      );
    }
  }
}

function isVersion(data: object): data is VersionData {
  return 'version' in data && 'docsSidebars' in (data.version as object);
}

function isCategory(data: object): data is CategoryData {
  return 'categoryGeneratedIndex' in data;
}

/** A version as every page needs it: its sidebars, without what only descriptions are found by. */
export function withoutDescriptions({version}: VersionData): object {
  return {
    version: {
      ...version,
      docs: {},
      docsSidebars: Object.fromEntries(
        Object.entries(version.docsSidebars).map(([name, items]) => [
          name,
          items.map(leanItem),
        ]),
      ),
    },
  };
}

function leanItem(item: SidebarItem): SidebarItem {
  const {docId: _, unlisted, items, ...rest} = item;
  return {
    ...rest,
    ...(unlisted && {unlisted}),
    ...(items && {items: items.map(leanItem)}),
  };
}

/**
 * Descriptions of a category's pages.
 *
 * @throws if no version has the category
 */
export function describePages(
  {categoryGeneratedIndex: {permalink}}: CategoryData,
  versions: readonly VersionData[],
): Descriptions {
  for (const {version} of versions) {
    const category = findCategory(
      Object.values(version.docsSidebars).flat(),
      permalink,
    );
    if (!category) continue;
    return Object.fromEntries(
      (category.items ?? []).flatMap(({docId, href}) => {
        const description = docId && version.docs[docId]?.description;
        return description && href ? [[href, description]] : [];
      }),
    );
  }
  throw new Error(
    `No sidebar has the category ${permalink}, so its page cannot describe what is in it. See src/plugins/lean-scripts/lean-docs.ts.`,
  );
}

function findCategory(
  items: readonly SidebarItem[],
  permalink: string,
): SidebarItem | undefined {
  for (const item of items) {
    if (item.type === 'category' && item.href === permalink) return item;
    const inside = item.items && findCategory(item.items, permalink);
    if (inside) return inside;
  }
  return undefined;
}
