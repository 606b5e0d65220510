import postcss, {type AtRule, type Root, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

import type {Words} from './collect-words';
import {dropFocusOutlines} from './drop-focus-outlines';
import {dropOverridden} from './drop-overridden';
import {foldProperties} from './fold-properties';
import {nameClasses} from './name-classes';

/**
 * A stylesheet without the rules for classes that are not among the words,
 * without declarations that the site's own always override, and without the
 * custom properties, animations and layers that nothing left refers to.
 *
 * Only classes decide. Elements, attributes, states and everything inside
 * `:not()`, `:is()` and `:where()` beside other alternatives are kept.
 *
 * @param css the stylesheet
 * @param words what the scripts name
 * @param others stylesheets that a page may load beside it: they may give
 * custom properties other values, and fill the layers that this one puts in order
 */
export function keepUsedStyles(
  css: string,
  words: Words,
  others: readonly string[] = [],
): string {
  const root = postcss.parse(css);
  const declared = new Set(
    others.flatMap((other) => other.match(/--[\w-]+(?=\s*:)/g) ?? []),
  );
  root.walkRules((rule) => keepUsedSelectors(rule, words));
  dropOverridden(root);
  dropFocusOutlines(root);
  removeUnusedAnimations(root);
  foldProperties(root, words, declared);
  removeUnusedProperties(root, words);
  removeEmpty(root);
  removeEmptyLayers(root, [css, ...others]);
  removeNeedlessPrefixes(root);
  return root.toString();
}

function keepUsedSelectors(rule: Rule, words: Words): void {
  // The steps of an animation are rules as well, and have no selectors.
  if (isKeyframes(rule.parent)) return;
  const list = selectorParser((parsed) => nameClasses(parsed, words)).astSync(
    rule.selector,
  );
  const used = list.nodes.filter((selector) => isUsed(selector, words));
  if (used.length === 0) rule.remove();
  else rule.selector = used.map(String).join(',');
}

function isUsed(selector: selectorParser.Selector, words: Words): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return words.has(node.value);
    // One alternative that can match is enough; `:not` matches where its content does not.
    if (node.type === 'pseudo' && /^:(?:is|where|has)$/.test(node.value)) {
      return node.nodes.some((alternative) => isUsed(alternative, words));
    }
    return true;
  });
}

function isKeyframes(node: Rule['parent']): boolean {
  return node?.type === 'atrule' && /keyframes$/.test((node as AtRule).name);
}

function removeUnusedAnimations(root: Root): void {
  const used: string[] = [];
  root.walkDecls(/animation(?:-name)?$/, ({value}) => void used.push(value));
  const text = used.join(' ');
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`(?<![\\w-])${rule.params}(?![\\w-])`).test(text)) {
      rule.remove();
    }
  });
}

/** Repeats until nothing changes: a property may be used by another unused one only. */
function removeUnusedProperties(root: Root, words: Words): void {
  for (;;) {
    const used = new Set<string>();
    root.walkDecls(({value}) => {
      for (const [, property] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        used.add(property!);
      }
    });
    let removed = 0;
    root.walkDecls(/^--/, (declaration) => {
      const {prop} = declaration;
      if (used.has(prop) || words.has(prop.slice(2))) return;
      declaration.remove();
      removed++;
    });
    if (removed === 0) return;
  }
}

function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  for (;;) {
    let removed = 0;
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0 || rule.name === 'layer') return;
      rule.remove();
      removed++;
    });
    if (removed === 0) return;
  }
}

/** Drops layers that no sheet fills, themselves or in parts, from the lists that put layers in order. */
function removeEmptyLayers(root: Root, sheets: readonly string[]): void {
  const isFilled = (layer: string): boolean =>
    sheets.some(
      (sheet) =>
        sheet.includes(`@layer ${layer}{`) ||
        sheet.includes(`@layer ${layer}.`),
    );
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes) return;
    const filled = rule.params.split(/\s*,\s*/).filter(isFilled);
    if (filled.length === 0) rule.remove();
    else rule.params = filled.join(',');
  });
}

/** All browsers know the decoration by its own name where it is no decoration. */
function removeNeedlessPrefixes(root: Root): void {
  root.walkDecls('-webkit-text-decoration', (declaration) => {
    const {value, important} = declaration;
    const next = declaration.next();
    if (
      value === 'none' &&
      next?.type === 'decl' &&
      next.prop === 'text-decoration' &&
      next.value === value &&
      next.important === important
    ) {
      declaration.remove();
    }
  });
}
