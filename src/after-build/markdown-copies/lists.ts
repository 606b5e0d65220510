import type {
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';

import {setLabels, sets, type SetId} from '../../site/sets';

/** A page's Markdown copy. */
export interface Copy {
  /** Of the page, with the base URL. */
  route: string;
  /** Of its set, with an earlier version: `Vue 0.68`; undefined outside of the sets. */
  setName: string | undefined;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** Of the copy, below the folder of the build. */
  file: string;
  text: string;
  /** Its line in `llms.txt`. */
  entry: string;
}

interface Section {
  label: string;
  /** Undefined for pages of no set. */
  set?: SetId;
  copies: Copy[];
}

/**
 * Puts copies in the order of the sidebars, two levels deep: a section for each
 * category of each set, then one for pages of no set. Earlier versions aren't listed.
 */
export function listPages(
  copies: readonly Copy[],
  routes: Props['routes'],
): Section[] {
  const byRoute = new Map(copies.map((copy) => [copy.route, copy]));
  const ofSets = routes
    .flatMap((route) => route.routes ?? [])
    .flatMap(({props}) => {
      const version = props?.version as PropVersionMetadata | undefined;
      if (!version?.isLast) return [];
      const set = version.pluginId as SetId;
      const items = Object.values(version.docsSidebars).flat();
      return items.map((item) => ({
        label: `${setLabels[set]} / ${item.type === 'category' ? item.label : 'Pages'}`,
        set,
        copies: routesIn(item).flatMap((route) => byRoute.get(route) ?? []),
      }));
    });
  const others = copies.filter(
    ({setName, isListed}) => setName === undefined && isListed,
  );
  return [...ofSets, {label: 'More', copies: others}];
}

/** A category's own page, then those in it. */
function routesIn(item: PropSidebarItem): string[] {
  if (item.type === 'html') return [];
  const inner = item.type === 'category' ? item.items.flatMap(routesIn) : [];
  // Docusaurus gives the index page of a folder a final slash that its address lacks.
  return item.href ? [item.href.replace(/(?<=.)\/$/, ''), ...inner] : inner;
}

/**
 * The texts of `llms.txt` and of the files that hold many pages whole.
 *
 * @param site - `url` of its home page, with a final slash
 */
export function writeLists(
  sections: readonly Section[],
  {title, tagline, url}: {title: string; tagline: string; url: string},
): {file: string; text: string}[] {
  const wholes = [
    {label: 'All pages', file: 'llms-full.txt', held: sections},
    ...sets.map(({id, label}) => ({
      label,
      file: `${id}/llms-full.txt`,
      held: sections.filter(({set}) => set === id),
    })),
  ];
  const index = [
    `# ${title}`,
    `> ${tagline}`,
    'Each page of the documentation is at its own address with `.md` added, as Markdown. These files hold many at once:',
    wholes.map(({label, file}) => `- [${label}](${url}${file})`).join('\n'),
    ...sections.flatMap(({label, copies}) => [
      `## ${label}`,
      copies.map(({entry}) => entry).join('\n'),
    ]),
  ].join('\n\n');
  return [
    {file: 'llms.txt', text: `${index}\n`},
    ...wholes.map(({file, held}) => ({
      file,
      text: held
        .flatMap(({copies}) => copies.map(({text}) => text))
        .join('\n---\n\n'),
    })),
  ];
}
