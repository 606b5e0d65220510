import postcss from 'postcss';

const reference = /(?<=var\(\s*)--[\w-]+/g;

/**
 * The stylesheets with short names for their custom properties, the shortest
 * for those that stand there most often; the same sheets always get the same names.
 *
 * @param sheets all stylesheets of the site by their names; a property has one name in all
 * @param scripts texts of all scripts; a property that one of them names keeps its name
 * @returns the sheets' new texts, and the new names of properties by the old ones
 */
export function shortenProperties(
  sheets: ReadonlyMap<string, string>,
  scripts: readonly string[],
): {texts: Map<string, string>; names: Map<string, string>} {
  const roots = Array.from(
    sheets,
    ([name, text]) => [name, postcss.parse(text)] as const,
  );
  const declared = new Set<string>();
  const counts = new Map<string, number>();
  const count = (property: string): void =>
    void counts.set(property, (counts.get(property) ?? 0) + 1);
  for (const [, root] of roots) {
    root.walkDecls(({prop, value}) => {
      if (prop.startsWith('--')) {
        declared.add(prop);
        count(prop);
      }
      value.match(reference)?.forEach(count);
    });
  }

  // Rules such as `@container style(--x)` name properties in a way of their own.
  const kept = new Set(scripts.flatMap((script) => propertiesIn(script)));
  for (const [, root] of roots) {
    root.walkAtRules(({params}) =>
      propertiesIn(params).forEach((property) => kept.add(property)),
    );
  }
  const taken = new Set([...kept, ...counts.keys()]);
  const free = freeNames(taken);
  const names = new Map(
    Array.from(declared)
      .filter((property) => !kept.has(property))
      .sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
      .map((property) => [property, free.next().value!]),
  );

  const rename = (property: string): string => names.get(property) ?? property;
  for (const [, root] of roots) {
    root.walkDecls((declaration) => {
      declaration.prop = rename(declaration.prop);
      declaration.value = declaration.value.replace(reference, rename);
    });
  }
  return {
    texts: new Map(roots.map(([name, root]) => [name, root.toString()])),
    names,
  };
}

/** The properties with a new name that a page or a drawing still calls by the old one. */
export function lostReferences(
  text: string,
  names: ReadonlyMap<string, string>,
): string[] {
  return (text.match(reference) ?? []).filter((property) =>
    names.has(property),
  );
}

/** Whatever a text holds that may be the name of a custom property. */
function propertiesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

/** `--a` to `--z`, then `--aa` and on, without those that are taken. */
function* freeNames(
  taken: ReadonlySet<string>,
): Generator<string, never, undefined> {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (let number = 0; ; number++) {
    let name = letters[number % letters.length]!;
    for (
      let rest = Math.floor(number / letters.length);
      rest > 0;
      rest = Math.floor((rest - 1) / letters.length)
    ) {
      name = letters[(rest - 1) % letters.length] + name;
    }
    if (!taken.has(`--${name}`)) yield `--${name}`;
  }
}
