import type {Defect} from './defect';

export const docSearchVariablesDefect: Defect = {
  fix: 'docsearch-variables.ts',
  package: '@docsearch/css',
  version: '4.7.0',
  problem:
    'Search opens about 200 ms later on a phone. Its styles arrive with the first tap and set variables for the whole page, so the browser recalculates the style of all elements.',
  removeWhen: 'the variables are set on `.DocSearch`',
  module: '@docsearch/css/dist/style.css',
  evidence: [':root{--docsearch-primary-color'],
};

/**
 * The selectors of the rules that set variables, and their replacements.
 * `:where` has no specificity, so the site's own values in `modal.css` win as
 * before.
 */
const scoped: Readonly<Record<string, string>> = {
  ':root': ':where(.DocSearch)',
  'html[data-theme=dark]': ':where([data-theme=dark] .DocSearch)',
};

interface Rule {
  selector: string;
  some(test: (node: {prop?: string}) => boolean): boolean;
}

/** A PostCSS plugin that sets DocSearch's variables only inside DocSearch. */
export const withScopedDocSearchVariables = {
  postcssPlugin: 'scoped-docsearch-variables',
  Rule(rule: Rule): void {
    const selector = scoped[rule.selector];
    if (!selector) return;
    if (rule.some(({prop}) => prop?.startsWith('--docsearch-') ?? false))
      rule.selector = selector;
  },
};
