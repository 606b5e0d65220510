/** What every host must answer, whatever server runs there. */

/** What a request is answered with; a field that is left out is not looked at. */
export interface Answer {
  status: number;
  type?: RegExp;
  location?: string;
  /** Whether a reader who can read it gets the text compressed. */
  compressed?: boolean;
  text?: RegExp;
}

export interface Exchange {
  what: string;
  /** Target, sent as it stands. */
  target: string;
  method?: string;
  answer: Answer;
}

/** A page that is a file beside a folder of the same name. */
const page = '/react/api/core';

const html = /^text\/html; ?charset=utf-8$/i;
const goesTo = (location: string): Answer => ({status: 301, location});
const notFound: Answer = {
  status: 404,
  type: html,
  text: /<title[^>]*>[^<]*Not Found/i,
};

/** @param script address of a script below /assets/ */
export const exchangesFor = (script: string): Exchange[] => [
  {
    what: 'the home page',
    target: '/',
    answer: {
      status: 200,
      type: html,
      compressed: true,
      text: /<title[^>]*>[^<]*ReactiveDOT/,
    },
  },
  {
    what: 'a page at its clean address',
    target: page,
    answer: {status: 200, type: html, compressed: true, text: /<h1/},
  },
  {
    what: 'a page with a query',
    target: `${page}?q=%3Cb%3E`,
    answer: {status: 200, type: html, text: /<h1/},
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
      compressed: true,
    },
  },
  {
    what: 'a page as Markdown',
    target: '/react/guides/multichain.md',
    answer: {
      status: 200,
      type: /^text\/markdown; ?charset=utf-8$/i,
      compressed: true,
    },
  },
  {
    what: 'a text',
    target: '/llms.txt',
    answer: {status: 200, type: /^text\/plain; ?charset=utf-8$/i},
  },
  {what: 'a page that is not there', target: '/nothing', answer: notFound},
  {
    what: 'a script of an older release',
    target: '/assets/js/gone.0123abcd.js',
    answer: notFound,
  },
  {what: 'a folder without a page', target: '/assets/js', answer: notFound},
  {
    what: 'a form',
    target: page,
    method: 'POST',
    answer: {status: 405},
  },
];

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
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/..\\package.json',
];
