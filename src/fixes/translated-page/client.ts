/**
 * The elements with which a translator replaced text nodes. React keeps the
 * text nodes and doesn't know that they left the page.
 */
const translations = new WeakMap<Node, Element>();

/** Returns the element that displays a text's translation, if there is one. */
function translationOf(text: Node): Element | undefined {
  const translation = text.isConnected ? undefined : translations.get(text);
  return translation?.isConnected ? translation : undefined;
}

/** Records which `<font>` replaced which text. */
function rememberTranslations(records: readonly MutationRecord[]): void {
  for (const {addedNodes, removedNodes, ...record} of records.map(readRecord)) {
    const translation = [
      ...addedNodes,
      record.previousSibling,
      record.nextSibling,
    ].find(isFont);
    if (!translation) continue;
    for (const node of removedNodes) {
      if (node.nodeType === Node.TEXT_NODE) translations.set(node, translation);
    }
  }
}

const readRecord = ({
  addedNodes,
  removedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord) => ({
  addedNodes: Array.from(addedNodes),
  removedNodes: Array.from(removedNodes),
  previousSibling,
  nextSibling,
});

const isFont = (node: Node | null): node is HTMLFontElement =>
  node?.nodeName === 'FONT';

/**
 * Lets React remove, change, and insert before text nodes that a translator
 * replaced.
 */
function followTranslations(): void {
  const {removeChild, insertBefore} = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(
    Node.prototype,
    'nodeValue',
  )!;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    translationOf(child)?.remove();
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ) {
    const isHere = next === null || next.parentNode === this;
    const place = isHere ? next : (translationOf(next) ?? null);
    return insertBefore.call(this, node, place) as T;
  };

  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, text: string) {
      nodeValue.set!.call(this, text);
      // The translator will translate the new text.
      translationOf(this)?.replaceWith(this);
    },
  });

  new MutationObserver(rememberTranslations).observe(document, {
    childList: true,
    subtree: true,
  });
}

if (typeof document !== 'undefined') followTranslations();
