import type {Element, Root} from 'hast';

import {find, findAll, tidyText, textOf} from './nodes';
import {rehypeParse, unified} from './packages';

/** A prerendered page, as far as its twin needs it. */
export interface Page {
  /** Address with origin. */
  url: string;
  /** What the page's first heading says. */
  title: string;
  /** The description in the page's head. */
  description: string | undefined;
  /** Id of the documentation set; undefined for pages of no set. */
  setId: string | undefined;
  /** Whether the page only leads to another one. */
  isRedirect: boolean;
  /** The element with the page's content. */
  main: Element;
}

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

/**
 * Reads a page that the build wrote.
 *
 * @param url - the page's address, with origin
 * @throws for a page without `main` or without a first heading
 */
export function readPage(html: string, url: string): Page {
  const head = parse(html, '<head', '</head>');
  const body = parse(html, '<main', '</main>');
  const main = find(body, ({tagName}) => tagName === 'main');
  if (!main) {
    throw new Error(
      'It has no <main>. Render it in the layout of the theme, or list it among the pages without a twin.',
    );
  }
  const heading = find(main, ({tagName}) => tagName === 'h1');
  if (!heading) {
    throw new Error('It has no first heading. Give it a title.');
  }
  const meta = (name: string): string | undefined =>
    contentOf(head, ({properties}) => properties.name === name);
  return {
    url,
    title: tidyText(textOf(heading)),
    description: meta('description'),
    setId: /^docs-(.+)-[^-]+$/.exec(
      meta('docsearch:docusaurus_tag') ?? '',
    )?.[1],
    isRedirect:
      contentOf(head, ({properties}) =>
        [properties.httpEquiv].flat().includes('refresh'),
      ) !== undefined,
    main,
  };
}

/** Only the part of a page that is needed: menus are most of the rest. */
function parse(html: string, start: string, end: string): Root {
  const from = html.indexOf(start);
  const to = html.lastIndexOf(end);
  return parser.parse(from < 0 || to < 0 ? '' : html.slice(from, to));
}

function contentOf(
  head: Root,
  fits: (meta: Element) => boolean,
): string | undefined {
  const [meta] = findAll(head, (node) => node.tagName === 'meta' && fits(node));
  return meta && String(meta.properties.content ?? '');
}
