import {betweenWords} from '../../site/name-words';

const betweenParts = new RegExp(`${betweenWords.source}|(?<=/)`, 'u');

/**
 * Returns the parts between which a line can break: `use`, `Block` for
 * `useBlock`, and `core/`, `providers` for `core/providers`.
 */
export const breakablePartsOf = (name: string): string[] =>
  name.split(betweenParts);
