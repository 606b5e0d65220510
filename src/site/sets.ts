/**
 * The documentation sets, in display order. Routes, navbar, search, and
 * reference use this list. `otherSetOf` and the framework switch support only
 * two.
 */
export const sets = [
  {
    id: 'react',
    label: 'React',
    /** The folder of its pages in the repository. */
    folder: 'docs-react',
    /**
     * Packages below `@reactive-dot/`, in sidebar order. The first is the set's
     * own.
     */
    packages: ['react', 'core', 'utils'],
  },
  {
    id: 'vue',
    label: 'Vue',
    folder: 'docs-vue',
    packages: ['vue', 'core', 'utils'],
  },
] as const;

/** The id of a set, which is also the first part of its addresses. */
export type SetId = (typeof sets)[number]['id'];

/** The ids of the sets, in display order. */
export const setIds: readonly SetId[] = sets.map(({id}) => id);

/** Display names of the sets. */
export const setLabels = Object.fromEntries(
  sets.map(({id, label}) => [id, label]),
) as Record<SetId, string>;

/** Returns the other set. A page's counterpart is there, if it has one. */
export function otherSetOf(set: SetId): SetId {
  return set === 'react' ? 'vue' : 'react';
}
