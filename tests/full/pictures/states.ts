import * as reader from '../../e2e/reader-actions';
import {pageKinds} from '../../e2e/page-kinds';

/**
 * A state: name, address, sizes with color modes, and optionally the reader's
 * action.
 */
type State = [name: string, address: string, views: View[], act?: reader.Act];

type View = `${keyof typeof sizes} ${'light' | 'dark'}`;

/** Sizes of the window, by their name in titles. */
export const sizes = {
  wide: {width: 1440, height: 900},
  narrow: {width: 390, height: 720},
  paper: {width: 720, height: 900},
};

const {home, guide, category, demos, search} = pageKinds;
const api = pageKinds['API page'];
const sheet = pageKinds['style sheet of the guides'];
const {until, run, press} = reader;

/**
 * The states of `pictures.spec.ts`, whose look only a picture can test. Each view is a file that a person
 * has to look at after a change, so there are few.
 */
export const states: readonly State[] = [
  ['home', home, ['wide light', 'narrow dark']],
  ['home, at its end', home, ['narrow light'], reader.show('footer')],
  ['guide', guide, ['wide dark', 'narrow light']],
  ['API page', api, ['wide light', 'narrow dark']],
  ['API index', pageKinds['API index'], ['wide dark']],
  ['category', category, ['narrow light']],
  ['search page', search, ['wide light'], until('main >> text=/\\d+ results/')],
  ['not found', pageKinds['not found'], ['wide dark']],
  ['style sheet', sheet, ['wide light', 'narrow dark']],
  ['admonitions', sheet, ['wide light'], reader.show('.theme-admonition')],
  ['type', sheet, ['wide light'], reader.readType],
  ['menu', api, ['narrow light'], press('Toggle navigation bar')],
  ['results', api, ['wide dark'], reader.search('query', '.DocSearch-Hit')],
  [
    'no results',
    api,
    ['narrow light'],
    until('text=Try searching', reader.search('zz')),
  ],
  [
    'demo',
    demos,
    ['wide light'],
    until('.example-status:has-text("Live")', run('first query')),
  ],
  [
    'failed demo',
    demos,
    ['wide dark'],
    until('.example-status:has-text("Live")', run('error retry')),
  ],
  ['printed guide', guide, ['paper light'], reader.print],
  ['printed API page', api, ['paper dark'], reader.print],
];
