import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** An entry of a sidebar. */
export type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/** Entries that a reader takes in at a glance. */
const longest = 30;

/** Stands between the names of the first and the last entry of a folded list. */
const to = ' – ';

/**
 * Divides every list of more entries than a reader takes in, at any depth, into
 * closed categories of neighbours, named by their first and last entry. Each
 * page carries the lists that are open around it: without this, its size and the
 * time to write it would grow with the number of pages.
 *
 * @param items a sidebar's entries, in the order that readers see
 * @returns the same entries in the same order; short lists as they are
 */
export const foldLongLists = (items: readonly SidebarItem[]): SidebarItem[] =>
  foldList(
    items.map((item) =>
      typeof item === 'object' &&
      item.type === 'category' &&
      Array.isArray(item.items)
        ? {...item, items: foldLongLists(item.items)}
        : item,
    ),
  );

function foldList(entries: SidebarItem[]): SidebarItem[] {
  if (entries.length <= longest) return entries;
  const count = Math.ceil(entries.length / longest);
  const start = (group: number): number =>
    Math.floor((group * entries.length) / count);
  return foldList(
    Array.from({length: count}, (_, group) => {
      const items = entries.slice(start(group), start(group + 1));
      const [first] = nameOf(items[0]!).split(to);
      const last = nameOf(items.at(-1)!).split(to).at(-1);
      const label = `${first}${to}${last}`;
      return {type: 'category', label, collapsed: true, items};
    }),
  );
}

/** An entry without a label is called by the last part of its page's id. */
function nameOf(item: SidebarItem): string {
  const {label, id = ''} = (typeof item === 'string' ? {id: item} : item) as {
    label?: string;
    id?: string;
  };
  return label ?? id.slice(id.lastIndexOf('/') + 1);
}
