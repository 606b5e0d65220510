import type {AtRule, Root, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

import {isLayered} from './is-layered';

/** What a shorthand sets beside itself. */
const parts: readonly [shorthand: string, longhands: RegExp][] = [
  ['margin', /^margin-/],
  ['padding', /^padding-/],
  ['background', /^background-(?!blend)/],
  ['border', /^border-(?!radius|collapse|spacing|.*-radius)/],
  ['border-radius', /^border-.*-radius$/],
  ['font', /^(?:font-|line-height$)/],
  ['flex', /^flex-(?:grow|shrink|basis)$/],
  ['overflow', /^overflow-[xy]$/],
  ['transition', /^transition-/],
  ['text-decoration', /^text-decoration-(?:line|style|color|thickness)$/],
];

/** The conditions on one element: its name, classes, attributes, states. */
type Compound = readonly string[];

interface Winner {
  compound: Compound;
  properties: Set<string>;
}

/**
 * Drops declarations of cascade layers that never show: a rule of the site
 * outside of layers, under no condition, sets the same property of every
 * element that they are for. It wins whatever its selector weighs.
 *
 * @param root the stylesheet, changed in place
 */
export function dropOverridden(root: Root): void {
  const winners = collectWinners(root);
  root.walkRules((rule) => {
    if (!isLayered(rule) || isKeyframes(rule.parent)) return;
    const winnersOf = rule.selectors.map((selector) => {
      const compound = lastCompound(selector);
      return winners.filter((winner) => isForAll(winner.compound, compound));
    });
    rule.walkDecls((declaration) => {
      const {prop, important} = declaration;
      if (important || prop.startsWith('--')) return;
      const overridden = winnersOf.every((winning) =>
        winning.some(({properties}) => sets(properties, prop)),
      );
      if (overridden) declaration.remove();
    });
  });
}

/** The site's rules for elements of a kind, wherever they stand. */
function collectWinners(root: Root): Winner[] {
  const winners: Winner[] = [];
  root.each((rule) => {
    if (rule.type !== 'rule') return;
    const properties = new Set<string>();
    rule.each((node) => {
      if (node.type === 'decl') properties.add(node.prop);
    });
    for (const selector of rule.selectors) {
      const compounds = compoundsOf(selector);
      if (compounds.length === 1) {
        winners.push({compound: compounds[0]!, properties});
      }
    }
  });
  return winners;
}

function compoundsOf(selector: string): Compound[] {
  const compounds: string[][] = [[]];
  for (const node of selectorParser().astSync(selector).nodes[0]!.nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1)!.push(String(node).trim());
  }
  return compounds;
}

const lastCompound = (selector: string): Compound =>
  compoundsOf(selector).at(-1)!;

/** An element and its `::before` are two, which have styles of their own. */
const isPseudoElement = (condition: string): boolean =>
  /^(?:::|:(?:before|after|first-line|first-letter)$)/.test(condition);

/** Whether what meets all of `narrow` meets all of `wide` too. */
function isForAll(wide: Compound, narrow: Compound): boolean {
  return (
    wide.every((condition) => narrow.includes(condition)) &&
    wide.filter(isPseudoElement).length ===
      narrow.filter(isPseudoElement).length
  );
}

function sets(properties: ReadonlySet<string>, property: string): boolean {
  return (
    properties.has(property) ||
    parts.some(
      ([shorthand, longhands]) =>
        properties.has(shorthand) && longhands.test(property),
    )
  );
}

function isKeyframes(node: Rule['parent']): boolean {
  return node?.type === 'atrule' && /keyframes$/.test((node as AtRule).name);
}
