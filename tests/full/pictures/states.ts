import {pageKinds} from '../../e2e/page-kinds';
import * as reader from './acts';

/** Page and what was done, address, views (width and color mode, by their first letters), act. */
export type State = [string, string, string, reader.Act?];

const {home, guide, category, demos, search} = pageKinds;
const api = pageKinds['API page'];
const index = '/react/category/api';
const sheet = '/markdown-page';
const {until, show, click, wheel, run, press, filter} = reader;

const down = wheel(600, 300);
const up = wheel(1500, -500);
const end = wheel(9000);
const print: reader.Act = (page) => page.emulateMedia({media: 'print'});
const hover: reader.Act = (page) => page.getByText('Next').first().hover();
const tab: reader.Act = (page) => page.keyboard.press('Tab');
// The balance follows the block, not the transaction.
const finalized = (act: reader.Act) =>
  until('p:text("50.00")', until('p:text("is finalized")', act));
const hits = '.DocSearch-Hit';

/** All states that are kept as pictures. */
export const states: readonly State[] = [
  ['home', home, 'wl wd nl nd'],
  ['guide', guide, 'wl nd'],
  ['style sheet', sheet, 'wd nl'],
  ['API page', api, 'wl nd'],
  ['API index', index, 'wl nd'],
  ['category', category, 'wd nl'],
  ['demos', demos, 'wl nd'],
  ['not found', '/no-such-page', 'wd nl'],
  ['search page', search, 'wl nd', until('text=documents found')],
  ['search page, unasked', '/search', 'wd'],
  ['search page, none', '/search?q=zzqqxx', 'wd nl', until('text=No results')],
  ['home, scrolled down', home, 'wd nl', down],
  ['home, scrolled up', home, 'wl nd', up],
  ['home, at its end', home, 'wl nd', end],
  ['style sheet, scrolled down', sheet, 'wl nd', down],
  ['style sheet, scrolled up', sheet, 'wd nl', up],
  ['API page, scrolled down', api, 'wd nl', down],
  ['API page, scrolled up', api, 'wl nd', up],
  ['API page, at its end', api, 'nl', end],
  ['API index, scrolled up', index, 'nl', up],
  ['API page, menu open', api, 'nl nd', press('Toggle navigation bar')],
  ['home, menu open', home, 'nl', press('Toggle navigation bar')],
  ['API page, versions open', api, 'wd', hover],
  ['API page, contents open', api, 'nl', press('On this page')],
  ['style sheet, copy menu open', sheet, 'wl nd', click('#page-menu summary')],
  ['API page, at the keyboard', api, 'wd', tab],
  ['search open', sheet, 'nd', reader.search('')],
  ['search open, results', api, 'wl nd', reader.search('query', hits)],
  [
    'search open, none',
    sheet,
    'wd nl',
    until('text=No r', reader.search('zzqqxx')),
  ],
  ['API index, filtered', index, 'wd nl', filter('useLazy')],
  ['API index, filtered to none', index, 'nd', filter('zzqqxx')],
  ['style sheet, type open', sheet, 'wl nd', reader.readType],
  [
    'style sheet, code copied',
    sheet,
    'wd nl',
    until('text=Copied', click('.code-copy')),
  ],
  ['style sheet, error shown', sheet, 'wl nd', show('.note-error')],
  [
    'API page, page copied',
    api,
    'wl',
    until('text=Copied', press('Copy page')),
  ],
  [
    'style sheet, tab chosen',
    sheet,
    'wl nd',
    click('[role=tab]:text("Kusama")'),
  ],
  ['style sheet, details open', sheet, 'wd nl', click('details.alert summary')],
  ['style sheet, admonitions', sheet, 'wd nl', show('.theme-admonition')],
  [
    'demos, running',
    demos,
    'wl nd',
    until('dd:text("100,000")', run('first query')),
  ],
  ['demos, done', demos, 'wd', finalized(run('transfer', 'Send'))],
  [
    'demos, failed',
    demos,
    'wl nd',
    until('.demo-result [role=alert]', run('error retry')),
  ],
  ['home, demo done', home, 'nl wd', finalized(run('transfer'))],
  [
    'category, no connection',
    category,
    'wl nd',
    until('[role=alert]', reader.leaveOffline),
  ],
  ['style sheet, printed', sheet, 'pd', print],
  ['API page, printed', api, 'pl', print],
  ['home, printed', home, 'pd', print],
];
