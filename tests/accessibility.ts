import {testsIn, type Row} from './held-rows';

/**
 * The success criteria of WCAG 2.2, levels A and AA, and those of AAA that the
 * site holds, with the tests that prove each. `unit/accessibility.spec.ts` fails
 * where a criterion is missing or a test named here does not exist.
 */

const kinds = testsIn('e2e/accessibility.spec.ts');
const keyboard = testsIn('e2e/keyboard.spec.ts');
const everyPage = testsIn('full/accessibility.spec.ts');
const contrast = testsIn('unit/contrast.spec.ts');
const search = testsIn('e2e/search.spec.ts');
const codeBlocks = testsIn('e2e/code-blocks.spec.ts');
const chrome = testsIn('e2e/chrome.spec.ts');
const demos = testsIn('e2e/demos.spec.ts');
const diagrams = testsIn('unit/diagrams.spec.ts');
const metadata = testsIn('e2e/metadata.spec.ts');
const frameworkSwitch = testsIn('e2e/framework-switch.spec.ts');

const axe = [
  ...kinds(
    '${kind}: breaks no rule of axe in either mode, and its running text has 7 to 1',
  ),
  ...everyPage(
    'axe finds nothing on any page of part ${part + 1} of 4, in either mode, on a desktop or a phone',
  ),
];
const tab = keyboard(
  '${kind}: Tab goes from control to control, forth and back, and each is seen',
);
const outline = kinds(
  '${kind}: landmarks have names of their own, headings come in order',
);
const enlarged = kinds(
  '${kind}: nothing is lost with text twice as large, or spaced wide',
);
const menu = keyboard(
  'takes the focus and keeps it, and Escape gives it back, motion: ${reducedMotion}',
  'gives the focus back when it is closed by its button',
);
const dropdown = keyboard(
  'opens and closes on ${key}, and Escape leads back to its button',
  'opens for a screen reader’s click',
  'closes when the focus leaves it',
);
const noMedia = {asksNothing: 'the site has no sound and no video'};
const noForms = {
  asksNothing: 'the site takes nothing but a search text and asks for no data',
};

export const accessibility: readonly Row[] = [
  [
    '1.1.1 Non-text Content (A)',
    [
      ...axe,
      ...diagrams(
        'the words of a track say each stop, each failure and the way back',
        'the words of the contexts name every layer and everything it enables',
      ),
    ],
  ],
  ['1.2.1 Audio-only and Video-only (A)', noMedia],
  ['1.2.2 Captions (A)', noMedia],
  ['1.2.3 Audio Description or Media Alternative (A)', noMedia],
  ['1.2.4 Captions, Live (AA)', noMedia],
  ['1.2.5 Audio Description (AA)', noMedia],
  ['1.3.1 Info and Relationships (A)', [...axe, ...outline]],
  ['1.3.2 Meaningful Sequence (A)', tab],
  [
    '1.3.3 Sensory Characteristics (A)',
    {asksNothing: 'no text refers to a shape, a place or a colour'},
  ],
  ['1.3.4 Orientation (AA)', kinds('${kind}: nothing is lost at 320 pixels')],
  ['1.3.5 Identify Input Purpose (AA)', noForms],
  [
    '1.4.1 Use of Color (A)',
    [...axe, ...kinds('icons drawn by masks and the current entry still show')],
  ],
  ['1.4.2 Audio Control (A)', noMedia],
  [
    '1.4.3 Contrast, Minimum (AA)',
    [...axe, ...contrast('${what} have ${least} to 1 in ${mode} mode')],
  ],
  ['1.4.4 Resize Text (AA)', enlarged],
  [
    '1.4.5 Images of Text (AA)',
    {asksNothing: 'text is in no image; diagrams are drawn with text'},
  ],
  [
    '1.4.6 Contrast, Enhanced (AAA), for running text',
    [
      ...axe,
      ...contrast(
        '${what} have ${least} to 1 in ${mode} mode',
        'contrast is counted as WCAG does',
      ),
    ],
  ],
  [
    '1.4.10 Reflow (AA)',
    [
      ...kinds('${kind}: nothing is lost at 320 pixels'),
      ...everyPage(
        'axe finds nothing on any page of part ${part + 1} of 4, in either mode, on a desktop or a phone',
      ),
    ],
  ],
  [
    '1.4.11 Non-text Contrast (AA)',
    [
      ...contrast('${what} have ${least} to 1 in ${mode} mode'),
      ...kinds('icons drawn by masks and the current entry still show'),
    ],
  ],
  ['1.4.12 Text Spacing (AA)', enlarged],
  [
    '1.4.13 Content on Hover or Focus (AA)',
    [
      ...keyboard(
        'that the pointer opened closes on Escape, and opens again at its return',
      ),
      ...codeBlocks(
        'open under the pointer, stay while it is on them, close when it leaves',
      ),
    ],
  ],
  [
    '2.1.1 Keyboard (A)',
    [
      ...tab,
      ...dropdown,
      ...menu,
      ...codeBlocks('can be read by keyboard and are announced'),
      ...demos('the keyboard alone is enough'),
      ...search('arrows choose among them'),
    ],
  ],
  ['2.1.2 No Keyboard Trap (A)', [...tab, ...menu, ...dropdown]],
  [
    '2.1.4 Character Key Shortcuts (A)',
    search('not when a shortcut key or / is meant for a text field'),
  ],
  [
    '2.2.1 Timing Adjustable (A)',
    {asksNothing: 'nothing on the site ends by time'},
  ],
  [
    '2.2.2 Pause, Stop, Hide (A)',
    [
      ...demos('live block: blocks can be stopped'),
      ...kinds(
        'where motion is unwanted, nothing moves for longer than a frame',
      ),
    ],
  ],
  ['2.3.1 Three Flashes (A)', {asksNothing: 'nothing flashes'}],
  [
    '2.3.3 Animation from Interactions (AAA)',
    kinds('where motion is unwanted, nothing moves for longer than a frame'),
  ],
  ['2.4.1 Bypass Blocks (A)', chrome('the skip link leads past the navbar')],
  ['2.4.2 Page Titled (A)', axe],
  ['2.4.3 Focus Order (A)', [...tab, ...menu]],
  ['2.4.4 Link Purpose, in Context (A)', axe],
  [
    '2.4.5 Multiple Ways (AA)',
    [
      ...search(
        'show the page, the way to it and marked words, and lead there',
      ),
      ...chrome('leads to the first category of each set and to the source'),
    ],
  ],
  ['2.4.6 Headings and Labels (AA)', [...axe, ...outline]],
  ['2.4.7 Focus Visible (AA)', tab],
  [
    '2.4.11 Focus Not Obscured (AA)',
    [
      ...tab,
      ...keyboard('the navbar comes back for the focus after it has hidden'),
    ],
  ],
  ['2.5.1 Pointer Gestures (A)', {asksNothing: 'a click or a tap is enough'}],
  [
    '2.5.2 Pointer Cancellation (A)',
    {asksNothing: 'controls answer to clicks, which end on release'},
  ],
  ['2.5.3 Label in Name (A)', axe],
  ['2.5.4 Motion Actuation (A)', {asksNothing: 'nothing answers to motion'}],
  ['2.5.7 Dragging Movements (AA)', {asksNothing: 'nothing is dragged'}],
  ['2.5.8 Target Size, Minimum (AA)', axe],
  [
    '3.1.1 Language of Page (A)',
    [...axe, ...metadata('the one locale is English, from left to right')],
  ],
  ['3.1.2 Language of Parts (AA)', {asksNothing: 'all text is English'}],
  ['3.2.1 On Focus (A)', tab],
  [
    '3.2.2 On Input (A)',
    search('follows what is typed and loads more at its end'),
  ],
  [
    '3.2.3 Consistent Navigation (AA)',
    [
      ...outline,
      ...frameworkSwitch(
        'every page of a set has the switch, and it leads to a page that says where it leads',
      ),
    ],
  ],
  ['3.2.4 Consistent Identification (AA)', axe],
  ['3.2.6 Consistent Help (A)', chrome('the footer has its three groups')],
  [
    '3.3.1 Error Identification (A)',
    search('is told in the modal, and the next letter tries again'),
  ],
  ['3.3.2 Labels or Instructions (A)', axe],
  [
    '3.3.3 Error Suggestion (AA)',
    search('says so, suggests, and offers to tell us with the query'),
  ],
  ['3.3.4 Error Prevention (AA)', noForms],
  ['3.3.7 Redundant Entry (A)', noForms],
  ['3.3.8 Accessible Authentication (AA)', noForms],
  ['4.1.2 Name, Role, Value (A)', axe],
  [
    '4.1.3 Status Messages (AA)',
    [
      ...kinds('a screen reader is told which page has come'),
      ...search('are told to a screen reader'),
    ],
  ],
];
