import type {LoadContext} from '@docusaurus/types';

import {oneLine} from '../../site/one-line';
import type {BuiltPage} from '../read-pages';
import {listParts} from './check-copy';
import {copyPath} from './copy-path';
import {toMarkdown} from './to-markdown';

/** A page's Markdown copy. */
export interface Copy {
  /** The page's route, with the base URL. */
  route: string;
  /** The page's file, for error messages: `react/guides/faq.html`. */
  page: string;
  /** The name of its set, with an earlier version: `Vue 0.68`; undefined outside of the sets. */
  setName: string | undefined;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** The copy's file below the build's folder: `react/guides/faq.md`. */
  file: string;
  title: string;
  description: string;
  /** The text below the title and the description. */
  body: string;
  /** The headings and code blocks that the published copy must have. */
  parts: string[];
}

/** Makes the Markdown copy of a finished page. */
export function makeCopy(
  {file, $, route, setName}: BuiltPage,
  {baseUrl, siteConfig}: LoadContext,
): Copy {
  const heading = $('main h1').first().text();
  const description = $('meta[name=description]').attr('content') ?? '';
  const url = siteConfig.url + route;
  return {
    route,
    page: file,
    setName,
    isListed: $('meta[name=robots][content*=noindex]').length === 0,
    file: copyPath(route, baseUrl).slice(baseUrl.length),
    // A copy is read without the page around it, and so is its line in a list.
    title: oneLine(setName ? `${setName}: ${heading}` : heading),
    description: escapeTags(description),
    body: [
      `Source: <${url}>. All pages: <${siteConfig.url}${baseUrl}llms.txt>`,
      // The package leaves out a paragraph that repeats the description.
      ...toMarkdown($, url, description)
        .split('\n\n')
        .filter((paragraph) => paragraph !== description),
    ].join('\n\n'),
    parts: listParts($),
  };
}

/** Returns a copy as it's published. */
export const textOf = ({title, description, body}: Copy): string =>
  `# ${title}\n\n> ${description}\n\n${body}`;

/** Keeps `<div>` in a sentence from becoming an element. */
const escapeTags = (text: string): string => text.replaceAll('<', '\\<');
