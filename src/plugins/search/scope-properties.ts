import type {Plugin, Rule} from 'postcss';

const modal = '.DocSearch-Container';

/**
 * Gives DocSearch's custom properties to its modal instead of the whole page:
 * properties that come to the root with a stylesheet make the browser work out
 * the styles of every element anew, just when the reader opens the search.
 *
 * @param files the stylesheets that come with the modal
 */
export const scopeProperties = (files: RegExp): Plugin => ({
  postcssPlugin: 'docsearch-properties',
  Once(root) {
    if (!files.test(root.source?.input.file ?? '')) return;
    root.walkRules((rule: Rule) => {
      rule.selectors = rule.selectors.map((selector) => {
        if (selector === ':root') return modal;
        return /^html\[[^\]]*\]$/.test(selector)
          ? `${selector} ${modal}`
          : selector;
      });
    });
  },
});
