import type {CheerioAPI} from 'cheerio/slim';

import {setLabels, type SetId} from '../site/sets';
import type {Page, PageKind, Section} from './page';

type Node = ReturnType<CheerioAPI['root']>[0]['children'][number];
type Element = Extract<Node, {attribs: Record<string, string>}>;

/** Below `api`, pages of one symbol lie in a folder of its kind; the others are lists. */
const symbolRoute =
  /\/api\/.*(?:classes|functions|interfaces|type-aliases|variables|enumerations)\/[^/]+$/;

/** What is on a page but not of the page. */
const skippedTags = new Set([
  'script',
  'style',
  'noscript',
  'svg',
  'nav',
  'footer',
  'button',
  'thead',
  'template',
]);
const skippedClasses =
  /(?:^|\s)(?:hash-link|theme-doc-toc-mobile|code-bar|tabs|theme-doc-version-badge|theme-doc-version-banner|table-of-contents|pagination-nav)(?:\s|$)/;
const blockTags = new Set([
  'p',
  'li',
  'tr',
  'dt',
  'dd',
  'summary',
  'blockquote',
  'figcaption',
]);

/** A page that the build wrote. */
export interface PageToRead {
  /** The page's own route with the base URL. */
  route: string;
  $: CheerioAPI;
}

/**
 * Reads what search needs from a prerendered page.
 *
 * @returns undefined for a page that isn't to be found: redirects, `noindex`, no content
 */
export function readPage({route, $}: PageToRead): Page | undefined {
  const meta = (name: string): string | undefined =>
    $(`meta[name="${name}"]`).attr('content');
  const main = $('main').first();
  const isHidden =
    meta('robots')?.includes('noindex') ||
    $('meta[http-equiv="refresh"]').length > 0;
  if (isHidden || main.length === 0 || route.endsWith('/404')) return undefined;
  const tag = meta('docsearch:docusaurus_tag') ?? 'default';
  const [article] = main.find('article').toArray();
  const sections = readSections(article ?? main[0]!);
  if (!sections.some(({level}) => level === 1)) {
    const [heading = ''] = $('head title').text().split(' | ');
    sections.unshift({
      anchor: null,
      level: 1,
      heading: tidy(heading),
      blocks: [],
      samples: [],
    });
  }
  const crumbs = main
    .find('.breadcrumbs__item')
    .toArray()
    .map((item) => tidy($(item).text()))
    .slice(0, -1);
  return {
    route,
    kind: pageKind(route, tag),
    trail: trail(setLabels[setOfTag(tag) as SetId], crumbs),
    language: meta('docsearch:language') ?? 'en',
    version: meta('docsearch:version') ?? 'current',
    tag,
    sections,
  };
}

/** `react` for `docs-react-current`; undefined for the tag of plain pages. */
function setOfTag(tag: string): string | undefined {
  return /^docs-(.+?)-/.exec(tag)?.[1];
}

function pageKind(route: string, tag: string): PageKind {
  if (setOfTag(tag) === undefined) return 'plain';
  if (symbolRoute.test(route)) return 'api';
  return /\/(?:api|category)(?:\/|$)/.test(route) ? 'category' : 'guide';
}

function trail(setLabel: string | undefined, crumbs: string[]): string[] {
  const named = crumbs
    .filter((crumb) => crumb !== '' && crumb !== setLabel)
    .slice(-2);
  return setLabel === undefined ? named : [setLabel, ...named];
}

function readSections(root: Element): Section[] {
  const sections: Section[] = [];
  let text = '';
  const endBlock = (): void => {
    const block = tidy(text);
    text = '';
    if (block === '') return;
    if (sections.length === 0) return;
    sections.at(-1)!.blocks.push(block);
  };
  const visit = (node: Node): void => {
    if (node.type === 'text') {
      text += node.data;
      return;
    }
    if (!('attribs' in node) || isSkipped(node)) return;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    if (level !== undefined) {
      endBlock();
      sections.push({
        anchor: level === '1' ? null : (node.attribs.id ?? null),
        level: Number(level),
        heading: tidy(textOf(node)),
        blocks: [],
        samples: [],
      });
    } else if (node.name === 'pre') {
      endBlock();
      const sample = textOf(node).trim();
      if (sample !== '') sections.at(-1)?.samples.push(sample);
    } else if (node.name === 'br') {
      text += ' ';
    } else {
      const isBlock = blockTags.has(node.name);
      if (isBlock) endBlock();
      node.children.forEach(visit);
      if (isBlock) endBlock();
      else if (node.name !== 'a' && /^(?:td|th|div|ul|ol)$/.test(node.name)) {
        text += ' ';
      }
    }
  };
  visit(root);
  endBlock();
  return sections.filter(({heading}) => heading !== '');
}

function isSkipped({name, attribs}: Element): boolean {
  return (
    skippedTags.has(name) ||
    attribs['aria-hidden'] === 'true' ||
    attribs['data-unsearched'] !== undefined ||
    attribs['data-needs-scripts'] !== undefined ||
    skippedClasses.test(attribs.class ?? '')
  );
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.data;
  if (!('attribs' in node)) return '';
  if (node.name === 'br') return '\n';
  return isSkipped(node) ? '' : node.children.map(textOf).join('');
}

/** One line, without the zero-width characters that break long names. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\u200c\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
