/** What every host must answer, whatever server runs there. */

/** What a request is answered with; a field that is left out is not looked at. */
export interface Answer {
  status: number;
  type?: RegExp;
  /** Address, after the query that the request had. */
  location?: string;
  caching?: 'for good' | 'asked again';
  /** Whether a reader who can read it gets the text compressed. */
  compressed?: boolean;
  text?: RegExp;
}

export interface Exchange {
  what: string;
  /** Target below the site's path, sent as it stands. */
  target: string;
  method?: string;
  answer: Answer;
}

/** What the table needs to know of a site. */
export interface Samples {
  /** Path of a page that is a file beside a folder of the same name. */
  page: string;
  pageText: RegExp;
  homeText: RegExp;
  notFoundText: RegExp;
  /** Path of a script below assets/. */
  script: string;
  markdown?: string;
  /** A moved page and where it is now. */
  moved?: {from: string; to: string};
}

const html = /^text\/html; ?charset=utf-8$/i;

/**
 * The exchanges for a site.
 *
 * @param base path the site is published under, without the final slash
 */
export function exchangesFor(
  base: string,
  {page, pageText, homeText, notFoundText, script, markdown, moved}: Samples,
): Exchange[] {
  const goesTo = (location: string): Answer => ({
    status: 301,
    location: `${base}${location}`,
  });
  const notFound: Answer = {
    status: 404,
    type: html,
    caching: 'asked again',
    text: notFoundText,
  };
  return [
    {
      what: 'the home page',
      target: '/',
      answer: {
        status: 200,
        type: html,
        caching: 'asked again',
        compressed: true,
        text: homeText,
      },
    },
    {
      what: 'a page at its clean address',
      target: page,
      answer: {
        status: 200,
        type: html,
        caching: 'asked again',
        compressed: true,
        text: pageText,
      },
    },
    {
      what: 'a page with a query',
      target: `${page}?q=%3Cb%3E`,
      answer: {status: 200, type: html, text: pageText},
    },
    {
      what: 'a page that is asked for as a file',
      target: `${page}.html`,
      answer: goesTo(page),
    },
    {
      what: 'the same with a query',
      target: `${page}.html?a=1&b=%20`,
      answer: goesTo(`${page}?a=1&b=%20`),
    },
    {
      what: 'a page that is asked for as a folder',
      target: `${page}/`,
      answer: goesTo(page),
    },
    {
      what: 'the same with a query',
      target: `${page}/?a=1`,
      answer: goesTo(`${page}?a=1`),
    },
    {
      what: "a page that is asked for as a folder's file",
      target: `${page}/index.html`,
      answer: goesTo(page),
    },
    {
      what: 'the home page as a file',
      target: '/index.html',
      answer: goesTo('/'),
    },
    {
      what: 'the head of a page',
      target: page,
      method: 'HEAD',
      answer: {status: 200, type: html, text: /^$/},
    },
    {
      what: 'a script',
      target: script,
      answer: {
        status: 200,
        type: /^(?:text|application)\/javascript/,
        caching: 'for good',
        compressed: true,
      },
    },
    {what: 'a page that is not there', target: '/nothing', answer: notFound},
    {
      what: 'a script of an older release',
      target: '/assets/js/gone.0123abcd.js',
      answer: notFound,
    },
    {
      what: 'a folder without a page',
      target: '/assets/js',
      answer: notFound,
    },
    {
      what: 'a form',
      target: page,
      method: 'POST',
      answer: {status: 405},
    },
    ...(markdown
      ? [
          {
            what: 'the Markdown copy of a page',
            target: markdown,
            answer: {
              status: 200,
              type: /^text\/markdown; ?charset=utf-8$/i,
              caching: 'asked again',
              compressed: true,
            } as Answer,
          },
        ]
      : []),
    ...(moved
      ? [
          {
            what: 'a page that has moved',
            target: moved.from,
            answer: goesTo(moved.to),
          },
          {
            what: 'the same with a query',
            target: `${moved.from}?a=1`,
            answer: goesTo(moved.to.replace(/(?=#|$)/, '?a=1')),
          },
        ]
      : []),
  ];
}

/** Targets by which nobody may be led to another host, or see another folder. */
export const hostileTargets = [
  '/%zz',
  '/%00',
  '//other.example/page.html',
  '//other.example/',
  '///other.example/index.html',
  '/\\other.example/page.html',
  '/%2f%2fother.example/page.html',
  '/%5cother.example/page.html',
  '/page%0d%0aSet-Cookie:%20a=1.html',
  '/page%0dSet-Cookie:%20a=1/',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..\\secret.txt',
];
