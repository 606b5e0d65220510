import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';

import {labelWithVersion} from '../../site/set-names';

/** A docs set in one version, with the paths of its pages in the order of its sidebars. */
export interface DocsVersion {
  /** Id of the docs set. */
  id: string;
  /** Name of the docs set and the version, as readers see it. */
  label: string;
  /** Where it begins, with the base URL and without a final slash. */
  path: string;
  /** Whether its readers reach it first. */
  isLast: boolean;
  /** Paths with the base URL; sections as `React / Guides`, by the sidebar's categories. */
  pages: PlacedPage[];
}

type PlacedPage = {path: string; section: string};
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** All versions of all docs sets, as the docs plugin loaded them. */
export function listVersions(
  plugins: Props['plugins'],
  setLabels: Readonly<Record<string, string>>,
): DocsVersion[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({options: {id}, content}) =>
      (content as LoadedContent).loadedVersions.map((version) => {
        const {path, isLast, versionName} = version;
        const label = labelWithVersion(setLabels[id] ?? id, versionName);
        return {id, label, path, isLast, pages: listPages(version, label)};
      }),
    );
}

/** A category's pages stand together, its own first; pages of no sidebar come last. */
function listPages(version: LoadedVersion, label: string): PlacedPage[] {
  const docs = version.docs.filter(({draft, unlisted}) => !draft && !unlisted);
  const paths = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const inSidebars = Object.values(version.sidebars).flatMap((items) =>
    placeItems(items, label, (id) => paths.get(id)),
  );
  const listed = new Set(inSidebars.map(({path}) => path));
  const others = [...paths.values()]
    .filter((path) => !listed.has(path))
    .map((path) => ({path, section: `${label} / Other pages`}));
  // Docusaurus gives the index page of a folder a final slash that its address lacks.
  return [...inSidebars, ...others].map(({path, section}) => ({
    path: path.replace(/(?<=.)\/$/, ''),
    section,
  }));
}

function placeItems(
  items: readonly SidebarItem[],
  section: string,
  pathOf: (id: string) => string | undefined,
): PlacedPage[] {
  const docs = items.map((item) =>
    item.type === 'doc' ? {path: pathOf(item.id), section} : undefined,
  );
  const categories = items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const within = `${section} / ${item.label}`;
    const path =
      item.link?.type === 'doc'
        ? pathOf(item.link.id)
        : // Docusaurus has filled it in by the time the content is loaded.
          (item.link as {permalink?: string} | undefined)?.permalink;
    return [{path, section: within}, ...placeItems(item.items, within, pathOf)];
  });
  return [...docs, ...categories].filter(
    (page): page is PlacedPage => page?.path !== undefined,
  );
}
