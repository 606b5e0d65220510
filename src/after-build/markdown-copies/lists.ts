import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';

import {setLabels, type SetId} from '../../site/sets';

/** A page's Markdown copy. */
export interface Copy {
  title: string;
  description: string;
  /** Of the page, with the base URL. */
  route: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** Of its set, with an earlier version: `Vue 0.68`; undefined outside of the sets. */
  setName: string | undefined;
  /** Of the copy, below the folder of the build. */
  file: string;
  text: string;
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
  plugins: Props['plugins'],
): Section[] {
  const byRoute = new Map(copies.map((copy) => [copy.route, copy]));
  const ofSets = plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({options, content}) => {
      const set = options.id as SetId;
      const {loadedVersions} = content as LoadedContent;
      const newest = loadedVersions.find(({isLast}) => isLast)!;
      const items = Object.values(newest.sidebars).flat();
      return items.map((item) => ({
        label: `${setLabels[set]} / ${'label' in item ? item.label : 'Pages'}`,
        set,
        copies: routesIn(item, newest).flatMap(
          (route) => byRoute.get(route) ?? [],
        ),
      }));
    });
  const others = copies.filter(
    ({setName, isListed}) => setName === undefined && isListed,
  );
  return [...ofSets, {label: 'More', copies: others}];
}

/** A category's own page, then those in it. */
function routesIn(
  item: LoadedVersion['sidebars'][string][number],
  version: LoadedVersion,
): string[] {
  const routeOf = (id: string): string =>
    version.docs
      .find((doc) => doc.id === id)!
      // Docusaurus gives the index page of a folder a final slash that its address lacks.
      .permalink.replace(/(?<=.)\/$/, '');
  if (item.type === 'doc' || item.type === 'ref') return [routeOf(item.id)];
  if (item.type !== 'category') return [];
  const inner = item.items.flatMap((each) => routesIn(each, version));
  if (item.link?.type === 'doc') return [routeOf(item.link.id), ...inner];
  // Docusaurus has filled it in by the time the content is loaded.
  const {permalink} = (item.link ?? {}) as {permalink?: string};
  return permalink ? [permalink, ...inner] : inner;
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
  const sets = Array.from(new Set(sections.flatMap(({set}) => set ?? [])));
  const wholes = [
    {label: 'All pages', file: 'llms-full.txt', held: sections},
    ...sets.map((id) => ({
      label: setLabels[id],
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
      copies
        .map(
          (copy) =>
            `- [${copy.title}](${url}${copy.file}): ${copy.description}`,
        )
        .join('\n'),
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
