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
  /** Target, sent as it stands. */
  target: string;
  method?: string;
  answer: Answer;
}

/** A page that is a file beside a folder of the same name. */
const page = '/react/api/core';

const html = /^text\/html; ?charset=utf-8$/i;
const found: Answer = {status: 200, type: html};
const notFound: Answer = {
  status: 404,
  type: html,
  text: /<title[^>]*>[^<]*Not Found/i,
};

/** @param script address of a script below /assets/ */
export const exchangesFor = (script: string): Exchange[] => [
  {
    target: '/',
    answer: {...found, compressed: true, text: /<title[^>]*>[^<]*ReactiveDOT/},
  },
  {target: page, answer: {...found, compressed: true, text: /<h1/}},
  {target: `${page}?q=%3Cb%3E`, answer: {...found, text: /<h1/}},
  {target: page, method: 'HEAD', answer: {...found, text: /^$/}},
  {target: page, method: 'POST', answer: {status: 405}},
  ...Object.entries({
    [`${page}.html`]: page,
    [`${page}.html?a=1&b=%20`]: `${page}?a=1&b=%20`,
    [`${page}/`]: page,
    [`${page}/?a=1`]: `${page}?a=1`,
    [`${page}/index.html`]: page,
    '/index.html': '/',
  }).map(([target, location]) => ({target, answer: {status: 301, location}})),
  {
    target: script,
    answer: {
      status: 200,
      type: /^(?:text|application)\/javascript/,
      compressed: true,
    },
  },
  {
    target: '/react/guides/multichain.md',
    answer: {
      status: 200,
      type: /^text\/markdown; ?charset=utf-8$/i,
      compressed: true,
    },
  },
  {
    target: '/llms.txt',
    answer: {status: 200, type: /^text\/plain; ?charset=utf-8$/i},
  },
  // A page that is not there, a script of an older release, a folder without a page.
  ...['/nothing', '/assets/js/gone.0123abcd.js', '/assets/js'].map(
    (target) => ({target, answer: notFound}),
  ),
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
