import type {AtRule, Root, Rule} from 'postcss';

import {isLayered} from './is-layered';
import {chainOf, isFor, sufficientChains, type Chain} from './selector-chain';

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

interface Winner {
  chain: Chain;
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
      const chain = chainOf(selector);
      return winners.filter((winner) => isFor(winner.chain, chain));
    });
    rule.walkDecls((declaration) => {
      const {prop, important} = declaration;
      if (important) return;
      const overridden = winnersOf.every((winning) =>
        winning.some(({properties}) => sets(properties, prop)),
      );
      if (overridden) declaration.remove();
    });
  });
}

/** The site's rules that hold on all screens and on paper. */
function collectWinners(root: Root): Winner[] {
  const winners: Winner[] = [];
  root.each((rule) => {
    if (rule.type !== 'rule') return;
    const properties = new Set<string>();
    rule.each((node) => {
      if (node.type === 'decl') properties.add(node.prop);
    });
    for (const selector of rule.selectors) {
      for (const chain of sufficientChains(selector)) {
        winners.push({chain, properties});
      }
    }
  });
  return winners;
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
