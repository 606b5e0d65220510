import type {CheerioAPI} from 'cheerio/slim';
import {load} from 'cheerio/slim';

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

export interface ReadPageOptions {
  /** The page's own route with the base URL. */
  route: string;
  /** Names of the documentation sets by their ids. */
  setLabels: Readonly<Record<string, string>>;
}

/**
 * Reads what search needs from a prerendered page.
 *
 * @returns null for a page that is not to be found: redirects, `noindex`, no content
 */
export function readPage(
  html: string,
  {route, setLabels}: ReadPageOptions,
): Page | null {
  const mainStart = html.indexOf('<main');
  const head = load(html.slice(0, html.indexOf('</head>')));
  const meta = (name: string): string | undefined =>
    head(`meta[name="${name}"]`).attr('content');
  if (
    mainStart < 0 ||
    meta('robots')?.includes('noindex') ||
    head('meta[http-equiv="refresh"]').length > 0
  ) {
    return null;
  }
  const main = load(
    html
      .slice(mainStart, html.lastIndexOf('</main>'))
      // The minifier leaves it out, and the parser would read the body as part of the head.
      .replaceAll('<tbody', '</thead><tbody'),
  );
  const tag = meta('docsearch:docusaurus_tag') ?? 'default';
  const article = main('article').first();
  const root = article.length > 0 ? article : main('main').first();
  const sections = readSections(root[0]!);
  if (!sections.some(({level}) => level === 1)) {
    const title = head('title').first().text().split(' | ')[0]!;
    sections.unshift({
      anchor: null,
      level: 1,
      heading: tidy(title),
      blocks: [],
      samples: [],
    });
  }
  const crumbs = main('.breadcrumbs__item')
    .toArray()
    .map((item) => tidy(main(item).text()))
    .slice(0, -1);
  const setLabel = setLabels[setOfTag(tag) ?? ''];
  return {
    route,
    kind: pageKind(route, tag),
    trail: trail(setLabel, crumbs),
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
