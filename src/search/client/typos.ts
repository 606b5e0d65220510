/** Returns the number of typos allowed in a term. */
export type TyposOf = (term: string) => number | false;

/** Typos in a term that isn't on any page. Swapped letters count as two. */
export const typosIn: TyposOf = (term) =>
  term.length > 6 ? 2 : term.length > 3 ? 1 : false;

/** Typos in each term if nothing else is found. */
export const mostTyposIn: TyposOf = (term) => term.length > 4 && 2;
