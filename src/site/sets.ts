/**
 * The documentation sets, in readers' order. Routes, navbar, search and reference
 * follow from this list; `otherSetOf` and the framework switch know two.
 */
export const sets = [
  {
    id: 'react',
    label: 'React',
    /** Of its pages, in the repository. */
    folder: 'docs-react',
    /** Below `@reactive-dot/`, in the order of the sidebar; the first is the set's own. */
    packages: ['react', 'core', 'utils'],
  },
  {
    id: 'vue',
    label: 'Vue',
    folder: 'docs-vue',
    packages: ['vue', 'core', 'utils'],
  },
] as const;

export type SetId = (typeof sets)[number]['id'];

export const setIds: readonly SetId[] = sets.map(({id}) => id);

/** Names of the sets as readers see them. */
export const setLabels = Object.fromEntries(
  sets.map(({id, label}) => [id, label]),
) as Record<SetId, string>;

/** The set that pages of this one have their counterparts in. */
export function otherSetOf(set: SetId): SetId {
  return set === 'react' ? 'vue' : 'react';
}
