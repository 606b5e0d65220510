import type {Described} from './facts';

/** A model with its fields below it. */
export interface Nested {
  model: Described;
  /** Its name, relative to the model around it. */
  name: string;
  fields: Nested[];
}

/**
 * Nests fields below their parents: `options.chainId` below `options`, and
 * `refetch(options).chainId` below `refetch`.
 */
export function nest(models: readonly Described[]): Nested[] {
  const all: Nested[] = [];
  return models.flatMap((model) => {
    const outer = all.findLast((each) => isWithin(model.name, each.model.name));
    const name = nameWithin(model.name, outer?.model.name);
    const nested = {model, name, fields: []};
    all.push(nested);
    outer?.fields.push(nested);
    return outer ? [] : nested;
  });
}

/**
 * Returns the fields of the model itself, without those of the parameters and
 * results of a function.
 */
export const ownFields = ({model, fields}: Nested): Nested[] =>
  fields.filter((field) => field.model.name.startsWith(`${model.name}.`));

const isWithin = (path: string, outer: string): boolean =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}(`);

/**
 * Returns a path relative to that of its parent. A parameter of a function
 * loses its parentheses: `(options).chainId` is `options.chainId`.
 */
const nameWithin = (path: string, outer = ''): string =>
  path.startsWith(`${outer}()`)
    ? path
    : path
        .slice(outer.length)
        .replace(/^\./, '')
        .replace(/^\((\w+)\)/, '$1');
