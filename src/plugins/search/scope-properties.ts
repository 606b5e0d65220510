import type {Plugin, Rule} from 'postcss';

const docSearch = /@docsearch[\\/]css|SearchBar[\\/]styles\.css/;
const modal = '.DocSearch-Container';

/**
 * Gives DocSearch's custom properties to its modal instead of the whole page:
 * properties that come to the root with a stylesheet make the browser work out
 * the styles of every element anew, just when the reader opens the search.
 */
export const scopeProperties: Plugin = {
  postcssPlugin: 'docsearch-properties',
  Once(root) {
    if (!docSearch.test(root.source?.input.file ?? '')) return;
    root.walkRules((rule: Rule) => {
      rule.selectors = rule.selectors.map((selector) => {
        if (selector === ':root') return modal;
        return /^html\[[^\]]*\]$/.test(selector)
          ? `${selector} ${modal}`
          : selector;
      });
    });
  },
};
