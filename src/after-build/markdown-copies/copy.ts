import type {LoadContext} from '@docusaurus/types';

import {oneLine} from '../../site/one-line';
import type {BuiltPage} from '../read-pages';
import {listParts} from './check-copy';
import {markdownPath} from './markdown-path';
import {toMarkdown} from './to-markdown';

/** A page's Markdown copy. */
export interface Copy {
  /** The page's route, with the base URL. */
  route: string;
  /** The page's file, for error messages: `react/guides/faq.html`. */
  page: string;
  /**
   * The set's label and, for an earlier version, its number: `Vue 0.68`.
   * Undefined for pages outside the sets.
   */
  setLabel: string | undefined;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** The copy's file, relative to the build folder: `react/guides/faq.md`. */
  file: string;
  title: string;
  description: string;
  /** The text below the title and the description. */
  body: string;
  /** The headings and code blocks that the published copy must have. */
  parts: string[];
}

/** Converts a finished page to its Markdown copy. */
export function makeCopy(
  {file, $, route, setLabel}: BuiltPage,
  {baseUrl, siteConfig}: LoadContext,
): Copy {
  const heading = $('main h1').first().text();
  const description = $('meta[name=description]').attr('content') ?? '';
  const url = siteConfig.url + route;
  return {
    route,
    page: file,
    setLabel,
    isListed: $('meta[name=robots][content*=noindex]').length === 0,
    file: markdownPath(route, baseUrl).slice(baseUrl.length),
    // The set's label gives context that the copy and its entry in a list lack.
    title: oneLine(setLabel ? `${setLabel}: ${heading}` : heading),
    description: escapeTags(description),
    body: [
      `Source: <${url}>. All pages: <${siteConfig.url}${baseUrl}llms.txt>`,
      // `docusaurus-plugin-llms` drops a paragraph that repeats the
      // description.
      ...toMarkdown($, url, description)
        .split('\n\n')
        .filter((paragraph) => paragraph !== description),
    ].join('\n\n'),
    parts: listParts($),
  };
}

/** Returns the published text of a copy. */
export const textOf = ({title, description, body}: Copy): string =>
  `# ${title}\n\n> ${description}\n\n${body}`;

/** Escapes `<`, so that `<div>` in a sentence isn't parsed as an element. */
const escapeTags = (text: string): string => text.replaceAll('<', '\\<');
