/** The documentation sets by their ids, with their names as readers see them. */
export const setLabels = {react: 'React', vue: 'Vue'} as const;

export type SetId = keyof typeof setLabels;

/** In the order in which readers see them. */
export const setIds = Object.keys(setLabels) as SetId[];
