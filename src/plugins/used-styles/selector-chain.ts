import selectorParser from 'postcss-selector-parser';

/** The conditions on one element: its name, classes, attributes, states. */
export type Compound = readonly string[];

/** The conditions on an element, last, and on elements that it lies in. */
export type Chain = readonly Compound[];

/** Elements for which a whole selector stands. */
const alternatives = /^:(?:is|where)$/;

/**
 * The chain of a selector, without what it asks of elements beside.
 * An element that the selector matches meets the chain, if not the other way round.
 */
export function chainOf(selector: string): Chain {
  let chain: string[][] = [[]];
  for (const node of parse(selector).nodes) {
    if (node.type !== 'combinator') chain.at(-1)!.push(String(node).trim());
    else if (isInside(node)) chain.push([]);
    else chain = [...chain.slice(0, -1), []];
  }
  return chain;
}

/**
 * The chains of which an element has to meet one to be matched by the selector.
 * Selectors with other combinators than descent have none.
 */
export function sufficientChains(selector: string): Chain[] {
  let chains: Chain[] = [[]];
  let compound: string[] = [];
  const close = (): void => {
    if (compound.length > 0)
      chains = chains.map((chain) => [...chain, compound]);
    compound = [];
  };
  const {nodes} = parse(selector);
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'combinator') {
      if (node.value.trim() !== '') return [];
      close();
    } else if (
      node.type === 'pseudo' &&
      alternatives.test(node.value) &&
      compound.length === 0 &&
      (nodes[index + 1]?.type ?? 'combinator') === 'combinator'
    ) {
      const inner = node.nodes.flatMap((one) => sufficientChains(String(one)));
      chains = chains.flatMap((chain) =>
        inner.map((more) => [...chain, ...more]),
      );
    } else compound.push(String(node).trim());
  }
  close();
  return chains;
}

/** Whether an element that meets `narrow` meets `wide` too. */
export function isFor(wide: Chain, narrow: Chain): boolean {
  if (!isForAll(wide.at(-1)!, narrow.at(-1)!)) return false;
  let next = wide.length - 2;
  for (let index = narrow.length - 2; index >= 0 && next >= 0; index--) {
    if (isForAll(wide[next]!, narrow[index]!)) next--;
  }
  return next < 0;
}

const parse = (selector: string): selectorParser.Selector =>
  selectorParser().astSync(selector.trim()).nodes[0]!;

const isInside = ({value}: selectorParser.Combinator): boolean =>
  value.trim() === '' || value.trim() === '>';

/** An element and its `::before` are two, which have styles of their own. */
const isPseudoElement = (condition: string): boolean =>
  /^(?:::|:(?:before|after|first-line|first-letter)$)/.test(condition);

const isForAll = (wide: Compound, narrow: Compound): boolean =>
  wide.every((condition) => narrow.includes(condition)) &&
  wide.filter(isPseudoElement).length === narrow.filter(isPseudoElement).length;
