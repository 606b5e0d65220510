import type {Element} from 'hast';

import {isLeftOut} from './left-out';
import {find, findAll, isElement, textOf} from './nodes';
import type {Page} from './read-page';
import {readTwin} from './read-twin';
import {codeOf} from './rewrite/code-block';

/** Elements of HTML that become Markdown; any other is a component that was not resolved. */
const knownTags = new Set(
  `a abbr article aside b blockquote br button caption cite code col colgroup dd del details dfn div dl dt em
   figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label li main mark nav noscript ol
   option output p picture pre q s samp script section select small source span strong style sub summary sup svg table
   tbody td template tfoot th thead time tr u ul var wbr`.split(/\s+/),
);

/** What source text would leave in the prose of a twin. */
const leftovers: readonly [what: string, pattern: RegExp][] = [
  // Prose may name a component, <Await>; only source text closes it or gives it attributes.
  ['a component', /\\?<(?:\/[A-Z]|[A-Z][\w.]*(?:\s+[\w-]+=|\s*\/>))/],
  ['an import or export', /^\\?(?:import|export)\b.*(?:\bfrom\b|[='"{])/m],
  ['a comment or an expression of MDX', /\\?\{\s*\/\\?\*/],
  ['HTML', /(?<!\\)<(?!https?:|mailto:)[a-z!/]/],
];

/** For screen readers; in Markdown footnotes have no heading. */
const footnotesHeading = 'footnote-label';

/**
 * Compares a twin with its page, which it is to hold whole.
 *
 * @returns what is wrong, a sentence each
 */
export function checkTwin(page: Page, markdown: string): string[] {
  const twin = readTwin(markdown);
  return [
    ...unresolvedComponents(page.main),
    ...leftovers.flatMap(([what, pattern]) => {
      const match = pattern.exec(twin.prose);
      return match
        ? [`It holds ${what}: "${around(twin.prose, match.index)}".`]
        : [];
    }),
    ...difference('heading', headingsOf(page.main), twin.headings.map(words)),
    ...difference('code block', codeOfPage(page.main), twin.codes),
    ...missingWords(page.main, markdown),
    ...(wordsOf(twin.body).length === 0
      ? ['It has no text below its title.']
      : []),
  ];
}

function unresolvedComponents(main: Element): string[] {
  const unknown = findUnknown(main);
  return unknown
    ? [
        `The page holds <${unknown.tagName}>, which is no element of HTML: a component was not resolved.`,
      ]
    : [];
}

function findUnknown(node: Element): Element | undefined {
  if (!knownTags.has(node.tagName)) return node;
  if (node.tagName === 'svg') return undefined;
  for (const child of node.children) {
    const unknown = isElement(child) ? findUnknown(child) : undefined;
    if (unknown) return unknown;
  }
  return undefined;
}

/** Headings that a reader finds in the page; one inside a link is the link's text. */
function headingsOf(main: Element): string[] {
  return collect(main, (node) => /^h[1-6]$/.test(node.tagName)).map((heading) =>
    words(textOf(heading, isLeftOut)),
  );
}

function codeOfPage(main: Element): string[] {
  return collect(main, ({tagName}) => tagName === 'pre').map(codeOf);
}

/** What belongs to the page; this list is short on purpose and not the converter's. */
function collect(node: Element, fits: (node: Element) => boolean): Element[] {
  return node.children.filter(isElement).flatMap((child) => {
    const {tagName, properties} = child;
    const isApart =
      ['nav', 'footer', 'form', 'svg'].includes(tagName) ||
      'dataNeedsScripts' in properties ||
      'dataPageTools' in properties ||
      properties.id === footnotesHeading;
    if (isApart) return [];
    if (fits(child)) return [child];
    return tagName === 'a' ? [] : collect(child, fits);
  });
}

function difference(
  what: string,
  ofPage: readonly string[],
  ofTwin: readonly string[],
): string[] {
  const length = Math.max(ofPage.length, ofTwin.length);
  const index = Array.from({length}).findIndex(
    (_, at) => ofPage[at] !== ofTwin[at],
  );
  if (index < 0) return [];
  const quote = (text: string | undefined) =>
    text === undefined ? 'nothing' : `"${text.slice(0, 80)}"`;
  return [
    `Its ${what} ${index + 1} is ${quote(ofTwin[index])} where the page has ${quote(ofPage[index])}.`,
  ];
}

/** Each word of the page has to be in the twin, as often as there. */
function missingWords(main: Element, markdown: string): string[] {
  const left = new Map<string, number>();
  for (const word of wordsOf(markdown.toLowerCase())) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  const missing = wordsOf(spacedText(main).toLowerCase()).find((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count === 0;
  });
  const title = findAll(main, ({tagName}) => tagName === 'svg')
    .filter(({properties}) => properties.role === 'img')
    .map((svg) => find(svg, ({tagName}) => tagName === 'title'))
    .find((node) => node && !words(markdown).includes(words(textOf(node))));
  return [
    ...(missing === undefined
      ? []
      : [`It lacks "${missing}", which the page says.`]),
    ...(title ? [`It says nothing of the drawing "${textOf(title)}".`] : []),
  ];
}

/** Words of neighbouring elements do not run together. */
function spacedText(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (!isElement(child) || isLeftOut(child)) return '';
      if (child.properties.id === footnotesHeading) return '';
      // These alone leave no mark of their own in Markdown.
      return /^(?:span|sup|sub|time)$/.test(child.tagName)
        ? spacedText(child)
        : ` ${spacedText(child)} `;
    })
    .join('');
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const words = (text: string): string => wordsOf(text).join(' ');

function around(text: string, index: number): string {
  return text.slice(index, index + 60).split('\n')[0]!;
}
