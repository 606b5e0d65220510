import {unexportedFile, type Defect} from './defect';

/** Hides the outline of elements that the mouse focuses. */
const selector = 'body:not(.navigation-with-keyboard) *:not(input):focus';

/** The first tap restyles the whole page. */
export const mouseFocusDefect: Defect = {
  fix: 'mouse-focus.ts',
  package: '@docusaurus/theme-common',
  version: '3.9.2',
  problem:
    'The first tap of a visit waits until the browser has recalculated the style of all elements, about 150 ms on a phone. The tap removes a class of the body, and a rule for all elements depends on it.',
  removeWhen: 'the theme shows outlines with `:focus-visible`',
  module: unexportedFile('@docusaurus/theme-common', 'hooks/styles.css'),
  evidence: [selector],
};

/** A PostCSS plugin that removes the rule. `:focus-visible` does its job. */
export const withoutMouseFocusRule = {
  postcssPlugin: 'without-mouse-focus-rule',
  Rule(rule: {selector: string; remove: () => void}): void {
    if (rule.selector === selector) rule.remove();
  },
};
