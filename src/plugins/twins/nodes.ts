import type {Element, ElementContent, Nodes, RootContent} from 'hast';

/** Whether an element has a class. */
export function hasClass(node: Element, name: string): boolean {
  const {className} = node.properties;
  return Array.isArray(className) && className.includes(name);
}

export function isElement(node: Nodes | undefined): node is Element {
  return node?.type === 'element';
}

/** All elements below a node that fit, in the order of the page. */
export function findAll(
  node: Nodes,
  fits: (element: Element) => boolean,
): Element[] {
  if (!('children' in node)) return [];
  return (node.children as RootContent[]).flatMap((child) => [
    ...(isElement(child) && fits(child) ? [child] : []),
    ...findAll(child, fits),
  ]);
}

/** The first element below a node that fits. */
export function find(
  node: Nodes,
  fits: (element: Element) => boolean,
): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children as RootContent[]) {
    if (isElement(child) && fits(child)) return child;
    const inner = find(child, fits);
    if (inner) return inner;
  }
  return undefined;
}

/** The text of a node, without that of elements that are left out. */
export function textOf(
  node: Nodes,
  isLeftOut: (element: Element) => boolean = () => false,
): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return (node.children as RootContent[])
    .map((child) =>
      isElement(child) && isLeftOut(child) ? '' : textOf(child, isLeftOut),
    )
    .join('');
}

/** One line, without the zero-width characters that break long names. */
export function tidyText(text: string): string {
  return withoutZeroWidth(text).replace(/\s+/g, ' ').trim();
}

export function withoutZeroWidth(text: string): string {
  return text.replace(/[\u200b\u200c\u2060\ufeff]/g, '');
}

/** An element of the tree that becomes Markdown. */
export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return {type: 'element', tagName, properties, children};
}
