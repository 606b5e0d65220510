/**
 * Matches elements that aren't content of a page: controls, navigation, and what
 * needs scripts. Neither search nor a Markdown copy has them.
 */
export const notContent = `button, footer, nav, noscript, script, style, svg, template,
  [aria-hidden=true], [data-needs-scripts], .hash-link, .table-of-contents, .theme-doc-toc-mobile, .theme-doc-version-badge`;
