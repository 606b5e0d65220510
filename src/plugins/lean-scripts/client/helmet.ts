import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/**
 * What the browser gets in place of react-helmet-async: pages are written with
 * the package, so here is only what a change of pages asks for. Its rules are
 * kept: of elements that stand for the same, those of the component rendered
 * last win; the document changes with the next frame.
 */

type Attributes = Record<string, unknown>;

/** The children of one `<Head>`, and its place among all of them. */
interface Head {
  order: number;
  children: ReactNode;
}

/** What tells elements of a type apart. The last of those that an element has counts. */
const distinguishing: Record<string, readonly string[]> = {
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src', 'innerHTML'],
};
const attributeNames: Record<string, string> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};
/** Marks what is written here, in the package's own way: it is in the pages. */
const mark = 'data-rh';

const heads = new Set<Head>();
let rendered = 0;
let frame: number | undefined;

/** Contributes its children to the document's head while it is mounted. */
export function Helmet({children}: {children?: ReactNode}): null {
  // Parents render before their children, whose effects run first.
  const [order] = useState(() => rendered++);
  const head = useRef<Head>({order, children});
  useLayoutEffect(() => {
    head.current.children = children;
    update();
  });
  useLayoutEffect(() => {
    const own = head.current;
    heads.add(own);
    return () => {
      heads.delete(own);
      update();
    };
  }, []);
  return null;
}

/** The package's provider keeps what here is kept for the document. */
export const HelmetProvider = Fragment;

function update(): void {
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = undefined;
    write(
      Array.from(heads)
        .sort((a, b) => a.order - b.order)
        .map(({children}) => elementsOf(children)),
    );
  });
}

interface HeadElement {
  type: string;
  attributes: Attributes;
}

function elementsOf(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Attributes>(child)) return [];
    const {children: inside, ...rest} = child.props;
    if (child.type === Fragment) return elementsOf(inside as ReactNode);
    const attributes: Attributes = {};
    for (const [name, value] of Object.entries(rest)) {
      attributes[attributeNames[name] ?? name.toLowerCase()] = value;
    }
    if (inside !== undefined) {
      attributes.innerHTML = Array.isArray(inside) ? inside.join('') : inside;
    }
    return [{type: child.type as string, attributes}];
  });
}

function write(all: readonly HeadElement[][]): void {
  const named = (type: string): Attributes[] =>
    all
      .flat()
      .filter((element) => element.type === type)
      .map(({attributes}) => attributes);
  const title = named('title').at(-1)?.innerHTML as string | undefined;
  if (title !== undefined && document.title !== title) document.title = title;
  for (const element of [document.documentElement, document.body]) {
    writeAttributes(
      element,
      Object.assign({}, ...named(element.localName)) as Attributes,
    );
  }
  for (const type of Object.keys(distinguishing)) {
    writeElements(
      type,
      withoutOverridden(
        all.map((head) => head.filter((element) => element.type === type)),
        distinguishing[type]!,
      ),
    );
  }
}

/** Attributes of what stands; of the same in two heads, that of the later. */
function withoutOverridden(
  all: readonly HeadElement[][],
  names: readonly string[],
): Attributes[] {
  const taken = new Set<string>();
  return Array.from(all)
    .reverse()
    .map((head) => {
      const keys: string[] = [];
      const kept = head.filter(({attributes}) => {
        const name =
          attributes.rel === 'canonical'
            ? 'rel'
            : names.filter((candidate) => attributes[candidate]).at(-1);
        if (name === undefined) return false;
        const key = `${name} ${String(attributes[name]).toLowerCase()}`;
        keys.push(key);
        return !taken.has(key);
      });
      keys.forEach((key) => taken.add(key));
      return kept.map(({attributes}) => attributes);
    })
    .reverse()
    .flat();
}

function writeElements(type: string, wanted: readonly Attributes[]): void {
  const old = Array.from(document.head.querySelectorAll(`${type}[${mark}]`));
  for (const {innerHTML, ...attributes} of wanted) {
    const element = document.createElement(type);
    for (const [name, value] of Object.entries(attributes)) {
      element.setAttribute(name, String(value ?? ''));
    }
    element.setAttribute(mark, 'true');
    if (innerHTML !== undefined) element.textContent = innerHTML as string;
    const same = old.findIndex((other) => other.isEqualNode(element));
    if (same === -1) document.head.append(element);
    else old.splice(same, 1);
  }
  for (const element of old) element.remove();
}

function writeAttributes(element: Element, wanted: Attributes): void {
  for (const name of element.getAttribute(mark)?.split(',') ?? []) {
    if (!(name in wanted)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    const text = String(value ?? '');
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  const names = Object.keys(wanted);
  if (names.length === 0) element.removeAttribute(mark);
  else element.setAttribute(mark, names.join(','));
}
