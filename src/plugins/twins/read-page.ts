import type {Element} from 'hast';

import {find, textOf, tidyText} from './nodes';
import {rehypeParse, unified} from './packages';
import {readHead, type PageHead} from './read-head';

/** A page that the build wrote. */
export interface Page extends PageHead {
  /** Address with origin. */
  url: string;
  /** What the page's first heading says. */
  title: string;
  /** The element with the page's content. */
  main: Element;
}

/** All that a twin is made from. */
export interface PageSource extends PageHead {
  /** Address with origin. */
  url: string;
  /** The element with the page's content, as HTML; empty without it. Menus are most of the rest of a page. */
  main: string;
}

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

/**
 * Takes from a page that the build wrote what its twin is made from.
 *
 * @param url - the page's address, with origin
 */
export function readSource(html: string, url: string): PageSource {
  const from = html.indexOf('<main');
  const to = html.lastIndexOf('</main>');
  const main = from < 0 || to < 0 ? '' : html.slice(from, to);
  return {url, ...readHead(html), main};
}

/**
 * Reads the content of a page.
 *
 * @throws for a page without `main` or without a first heading
 */
export function readPage({main: html, ...source}: PageSource): Page {
  const main = find(parser.parse(html), ({tagName}) => tagName === 'main');
  if (!main) {
    throw new Error(
      'It has no <main>. Render it in the layout of the theme, or list it among the pages without a twin.',
    );
  }
  const heading = find(main, ({tagName}) => tagName === 'h1');
  if (!heading) {
    throw new Error('It has no first heading. Give it a title.');
  }
  return {...source, title: tidyText(textOf(heading)), main};
}
