import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** An entry of a sidebar. */
export type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/** An entry with the names that stand at its beginning and its end. */
interface Named {
  item: SidebarItem;
  first: string;
  last: string;
}

/** Entries that a reader takes in at a glance. */
const longest = 30;

/**
 * Divides every list of more entries than a reader takes in, at any depth, into
 * closed categories of neighbours, named by their first and last entry. Each
 * page carries the lists that are open around it: without this, its size and the
 * time to write it would grow with the number of pages.
 *
 * @param items a sidebar's entries, in the order that readers see
 * @returns the same entries in the same order; short lists as they are
 */
export function foldLongLists(items: readonly SidebarItem[]): SidebarItem[] {
  return foldList(items.map(foldInside).map(withName)).map(({item}) => item);
}

function foldInside(item: SidebarItem): SidebarItem {
  return typeof item === 'object' &&
    item.type === 'category' &&
    Array.isArray(item.items)
    ? {...item, items: foldLongLists(item.items)}
    : item;
}

function foldList(entries: Named[]): Named[] {
  if (entries.length <= longest) return entries;
  const count = Math.ceil(entries.length / longest);
  const start = (group: number): number =>
    Math.floor((group * entries.length) / count);
  return foldList(
    Array.from({length: count}, (_, group) =>
      toCategory(entries.slice(start(group), start(group + 1))),
    ),
  );
}

function toCategory(entries: Named[]): Named {
  const {first} = entries[0]!;
  const {last} = entries.at(-1)!;
  return {
    item: {
      type: 'category',
      label: `${first} – ${last}`,
      collapsed: true,
      items: entries.map(({item}) => item),
    },
    first,
    last,
  };
}

/** An entry without a label is called by the last part of its page's id. */
function withName(item: SidebarItem): Named {
  const {label, id = ''} = (typeof item === 'string' ? {id: item} : item) as {
    label?: string;
    id?: string;
  };
  const name = label ?? id.slice(id.lastIndexOf('/') + 1);
  return {item, first: name, last: name};
}
