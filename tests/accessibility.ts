import {testsIn, type Row} from './held-rows';

/**
 * The success criteria of WCAG 2.2 that tests of their own prove, beside what
 * the rules of axe say of all pages. `unit/held-rows.spec.ts` fails where a
 * test named here does not exist.
 */

const kinds = testsIn('e2e/accessibility.spec.ts');
const states = testsIn('e2e/audited-states.spec.ts');
const keyboard = testsIn('e2e/keyboard.spec.ts');
const contrast = testsIn('unit/contrast.spec.ts');
const search = testsIn('e2e/search.spec.ts');
const searchPage = testsIn('e2e/search-page.spec.ts');
const codeBlocks = testsIn('e2e/code-blocks.spec.ts');
const reading = testsIn('browsers/reading.spec.ts');
const chrome = testsIn('e2e/chrome.spec.ts');
const demos = testsIn('e2e/demo-actions.spec.ts');

const tab = keyboard(
  '${kind}: Tab goes from control to control in the order of reading, forth and back, and each is seen',
);
const wholePages = kinds(
  '${kind}: breaks no rule of axe in either mode, is in order, and loses nothing when it is narrow, large or spaced wide',
);
const colors = contrast('${what} have ${least} to 1 in ${mode} mode');
const forcedColors = states(
  'icons drawn by masks and the current entry still show',
);
const menu = keyboard(
  'takes the focus and keeps it, and gives it back when it is closed, motion: ${reducedMotion}',
);
const dropdown = keyboard(
  'opens and closes on ${key}, and Escape leads back to its button',
  'opens for a screen reader’s click, and closes when the focus leaves it',
);

export const accessibility: readonly Row[] = [
  ['1.1.1 Non-text Content (A)', wholePages],
  ['1.3.1 Info and Relationships (A)', wholePages],
  ['1.4.1 Use of Color (A)', forcedColors],
  ['1.4.3 Contrast, Minimum (AA)', colors],
  ['1.4.4 Resize Text (AA)', wholePages],
  ['1.4.10 Reflow (AA)', wholePages],
  ['1.4.11 Non-text Contrast (AA)', [...colors, ...forcedColors]],
  ['1.4.12 Text Spacing (AA)', wholePages],
  [
    '1.4.13 Content on Hover or Focus (AA)',
    [
      ...keyboard(
        'that the pointer opened closes on Escape, and opens again at its return',
      ),
      ...codeBlocks(
        'are fetched at the first look, once, move nothing, and stay while the pointer is on them',
      ),
    ],
  ],
  [
    '2.1.1 Keyboard (A)',
    [
      ...tab,
      ...dropdown,
      ...menu,
      ...reading(
        'types open at the pointer and by key, are announced, and close',
      ),
      ...demos('the keyboard alone is enough'),
      ...search(
        'show the page, the way to it and marked words, and arrows choose among them',
      ),
    ],
  ],
  ['2.1.2 No Keyboard Trap (A)', [...tab, ...menu, ...dropdown]],
  [
    '2.1.4 Character Key Shortcuts (A)',
    searchPage('follow what is typed, and more come at their end'),
  ],
  ['2.2.2 Pause, Stop, Hide (A)', demos('live block: blocks can be stopped')],
  ['2.4.1 Bypass Blocks (A)', chrome('the skip link leads past the navbar')],
  ['2.4.3 Focus Order (A)', [...tab, ...menu]],
  ['2.4.7 Focus Visible (AA)', tab],
  [
    '2.4.11 Focus Not Obscured (AA)',
    [
      ...tab,
      ...keyboard('the navbar comes back for the focus after it has hidden'),
    ],
  ],
  [
    '3.2.2 On Input (A)',
    searchPage('follow what is typed, and more come at their end'),
  ],
  [
    '3.3.1 Error Identification (A)',
    search('is told in the modal, and the next letter tries again'),
  ],
  [
    '3.3.3 Error Suggestion (AA)',
    search(
      'no results are told, also to a screen reader, with pages to start from and a way to tell us',
    ),
  ],
  [
    '4.1.3 Status Messages (AA)',
    [
      ...kinds('a screen reader is told which page has come'),
      ...search(
        'no results are told, also to a screen reader, with pages to start from and a way to tell us',
      ),
    ],
  ],
];
