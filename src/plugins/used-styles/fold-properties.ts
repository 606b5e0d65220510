import type {AtRule, Declaration, Root, Rule} from 'postcss';

import type {Words} from './collect-words';
import {isLayered} from './is-layered';

/** Selectors that match the root element and nothing else. */
const rootSelectors = new Set([
  ':root',
  'html',
  'html[data-theme=dark]',
  'html[data-theme=light]',
  '[data-theme=dark]',
  '[data-theme=light]',
]);

/**
 * Writes custom properties of the root that have one value for good in the
 * places that use them, and drops those of a cascade layer that the site's own
 * unlayered rules always override. Both leave every computed value as it was.
 *
 * @param root the stylesheet, changed in place
 * @param words what the scripts name: a property they may set or read is kept
 * @param declared properties that other stylesheets declare too: they have no one value
 */
export function foldProperties(
  root: Root,
  words: Words,
  declared: ReadonlySet<string>,
): void {
  dropOverridden(root);
  // A property's value may become constant when one that it uses is folded.
  while (foldOnce(root, words, declared)) continue;
}

function dropOverridden(root: Root): void {
  const everywhere = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule;
    if (rule.parent === root && rule.selectors.includes(':root')) {
      everywhere.add(declaration.prop);
    }
  });
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule;
    if (!everywhere.has(declaration.prop) || declaration.important) return;
    if (isLayered(rule) && isOfRoot(rule)) declaration.remove();
  });
}

function isOfRoot(rule: Rule): boolean {
  return rule.selectors.every((selector) =>
    rootSelectors.has(selector.replace(/["']/g, '')),
  );
}

/** Folds what has a constant value now; true if something was folded. */
function foldOnce(
  root: Root,
  words: Words,
  declared: ReadonlySet<string>,
): boolean {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    const others = declarations.get(declaration.prop) ?? [];
    declarations.set(declaration.prop, [...others, declaration]);
  });
  // One that is used with something to fall back on is left as it is.
  const withFallback = new Set<string>();
  root.walkDecls(({value}) => {
    for (const [, property] of value.matchAll(/var\(\s*(--[\w-]+)\s*,/g)) {
      withFallback.add(property!);
    }
  });
  const isForeign = (property: string): boolean =>
    declared.has(property) || words.has(property.slice(2));
  // What a value refers to is the same everywhere if only the root declares it.
  const isOfRootAlone = (property: string): boolean =>
    !isForeign(property) &&
    (declarations
      .get(property)
      ?.every(({parent}) => isOfRoot(parent as Rule)) ??
      false);
  const candidates = new Map<string, string>();
  for (const [property, [first, ...others]] of declarations) {
    if (
      others.length === 0 &&
      isUnconditional(first!) &&
      !isForeign(property) &&
      !withFallback.has(property) &&
      references(first!.value).every(isOfRootAlone)
    ) {
      candidates.set(property, first!.value);
    }
  }
  // One that refers to another has its turn once that is folded into it.
  const constants = new Map(
    Array.from(candidates).filter(
      ([, value]) => !references(value).some((other) => candidates.has(other)),
    ),
  );
  root.walkDecls((declaration) => {
    if (constants.get(declaration.prop) !== undefined) declaration.remove();
    else declaration.value = substitute(declaration.value, constants);
  });
  return constants.size > 0;
}

/** Declared for the root under no condition. */
function isUnconditional(declaration: Declaration): boolean {
  const rule = declaration.parent as Rule;
  return (
    !declaration.important &&
    rule.selectors.includes(':root') &&
    isOfRoot(rule) &&
    (rule.parent === rule.root() ||
      ((rule.parent as AtRule).name === 'layer' &&
        rule.parent?.parent === rule.root()))
  );
}

/** The properties that a value uses. */
function references(value: string): string[] {
  return Array.from(
    value.matchAll(/var\(\s*(--[\w-]+)/g),
    ([, property]) => property!,
  );
}

/** Minified values lack the spaces that `var()` needed none of; its value does. */
function substitute(
  value: string,
  constants: ReadonlyMap<string, string>,
): string {
  return value.replace(
    /var\(\s*(--[\w-]+)\s*\)/g,
    (use, property: string, offset: number) => {
      const constant = constants.get(property);
      if (constant === undefined) return use;
      const before = value.slice(0, offset);
      const after = value.slice(offset + use.length);
      const start = /(?:^|[\s(,/*])$/.test(before) ? '' : ' ';
      const end = /^(?:$|[\s),/*])/.test(after) ? '' : ' ';
      return start + constant + end;
    },
  );
}
