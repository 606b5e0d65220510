import type {Cheerio, CheerioAPI} from 'cheerio/slim';

import {notContent} from '../site/not-content';
import {oneLine} from '../site/one-line';
import {setLabels, type SetId} from '../site/sets';
import type {PageKind, SearchPage, Section} from './page';
import readersWords from './readers-words.json';

type Node = ReturnType<CheerioAPI['root']>[0]['children'][number];

/**
 * Matches the pages of one export, which are in a folder of its kind. Other API
 * pages are lists.
 */
const symbolRoute =
  /\/api\/.*(?:classes|functions|interfaces|type-aliases|variables|enumerations)\/[^/]+$/;

/** Matches elements that search doesn't find. */
const skipped = `${notContent}, .button, thead, [popover], [data-unsearched],
  .api-origin, .code-bar, .tabs, details:not(:has(p, li)) > summary, .theme-doc-version-banner`;

/** Matches elements within a line. */
const inline = /^(?:a|b|code|em|i|kbd|mark|small|span|strong|sub|sup|wbr)$/;

/** Elements whose text is separate from the text before them. */
const cell =
  'td, th, dt, dd, .api-rows li > p:first-child, .theme-admonition > :first-child';

/** Elements that the next cell of their row explains. */
const label = 'tr > :first-child:not(:last-child), dt';

/** A built page. */
export interface PageToRead {
  /** The page's route, including the base URL. */
  route: string;
  $: CheerioAPI;
  /** The names of the page's ancestors, outermost first. */
  trail: readonly string[];
}

/**
 * Reads a built page for the index.
 *
 * @returns undefined for redirects and for pages with `noindex` or without
 *   content
 */
export function readPage({
  route,
  $,
  trail,
}: PageToRead): SearchPage | undefined {
  const meta = (name: string): string =>
    $(`meta[name="${name}"]`).attr('content') ?? '';
  const main = $('main').first();
  const isHidden =
    meta('robots').includes('noindex') ||
    $('meta[http-equiv="refresh"]').length > 0;
  if (isHidden || main.length === 0 || route.endsWith('/404')) return undefined;

  const tag = meta('docsearch:docusaurus_tag') || 'default';
  const set = setLabels[/^docs-(.+?)-/.exec(tag)?.[1] as SetId];
  const article = main.find('article').first();
  const content = (article.length > 0 ? article : main).clone();
  content.find(skipped).remove();
  const sections = readSections($, content.toArray());
  if (!sections.some(({level}) => level === 1)) {
    const [title = ''] = $('head title').text().split(' | ');
    sections.unshift(newSection(1, title));
  }
  const kind = set === undefined ? 'plain' : pageKind(route);
  const description = meta('description');
  // The description of an API page is the beginning of its text, with the name
  // of its package.
  const isInText =
    kind === 'api' || sections[0]?.text.startsWith(description) === true;
  return {
    route,
    kind,
    trail: [set, ...trail.filter((name) => name !== set).slice(-2)]
      .filter(Boolean)
      .join(' / '),
    tag,
    ...(!isInText && {description}),
    sections: sections.map((section, index) =>
      index === 0 ? {...section, words: wordsFor(route)} : section,
    ),
  };
}

/** Returns the kind of a page in a set. */
function pageKind(route: string): PageKind {
  if (symbolRoute.test(route)) return 'api';
  return /\/(?:api|category)(?:\/|$)/.test(route) ? 'category' : 'guide';
}

/**
 * Returns words that readers use for a page: the last part of its address, and
 * its entry in `readers-words.json`.
 */
function wordsFor(route: string): string[] {
  const entry = Object.entries(readersWords).find(([place]) =>
    route.endsWith(`/${place}`),
  );
  const slug = route.slice(route.lastIndexOf('/') + 1).replace(/-/g, ' ');
  return [slug, ...(entry?.[1].split(', ') ?? [])];
}

/**
 * Returns the sections of a page's content. Text before the first heading belongs
 * to no section, and the breadcrumbs are there.
 */
function readSections($: CheerioAPI, content: Node[]): Section[] {
  const sections: Section[] = [];
  const visit = (node: Node): void => {
    const section = sections.at(-1);
    if (node.type === 'text' && section) section.text += node.data;
    if (!('attribs' in node)) return;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    const anchor = level === '1' ? null : node.attribs.id;
    // Headings of cards have no anchor, so they belong to the section around
    // them.
    if (level && anchor !== undefined) {
      sections.push(newSection(Number(level), $(node).text(), anchor));
    } else if (node.name === 'pre') {
      if (section) section.names += ` ${$(node).text()}`;
    } else {
      node.children.forEach(visit);
      if (section && !inline.test(node.name)) addSeparator($(node), section);
    }
  };
  content.forEach(visit);
  return sections.filter(({heading}) => heading !== '').map(tidySection);
}

/** Returns a section with its text in one line, and each name in its code once. */
const tidySection = ({text, names, ...section}: Section): Section => ({
  ...section,
  text: oneLine(text)
    // An empty cell between two others leaves ` · ·`.
    .replace(/(?: ·)+/g, ' ·')
    .replace(/ ·$/, ''),
  names: Array.from(new Set(names.match(/[A-Za-z_$][\w$]{2,}/g))).join(' '),
});

/** Separates a block's text from the text after it. */
function addSeparator(block: Cheerio<Node>, section: Section): void {
  if (block.is('p, li, summary')) section.text = endBlock(block, section);
  section.text += separatorAfter(block, section);
}

/**
 * Returns a section's text with an end of its last block. A colon in front of
 * code, which isn't part of the text, would introduce the wrong thing.
 */
function endBlock(block: Cheerio<Node>, {text}: Section): string {
  if (block.next().is('ul, ol, dl, table')) return text;
  if (/:\s*$/.test(text)) return text.replace(/:\s*$/, '…');
  return /[\p{L}\p{N})]\s*$/u.test(text) ? `${text} ·` : text;
}

/**
 * Returns what separates a block's text from the text after it. The row of a
 * table becomes `Name: second cell, third cell`.
 */
function separatorAfter(block: Cheerio<Node>, {text}: Section): string {
  if (!block.is(cell)) return ' ';
  const isInRow = block.is(`${label}, tr > :not(:last-child)`);
  if (!isInRow) return ' · ';
  if (/[.?!…:,·]\s*$/.test(text)) return ' ';
  return block.is(label) ? ': ' : ', ';
}

/** Creates a section without text. */
const newSection = (
  level: number,
  heading: string,
  anchor: string | null = null,
): Section => ({anchor, level, heading: oneLine(heading), text: '', names: ''});
