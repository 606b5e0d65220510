import type {Defect} from './defect';

export const colorModeDefect: Defect = {
  fix: 'color-mode.ts',
  package: '@docusaurus/theme-classic',
  version: '3.9.2',
  problem:
    'Any text in the address or in storage is taken for a color mode, and the page has the colors of neither.',
  until: "when the theme's inline script accepts only light and dark",
  module: '@docusaurus/theme-classic/lib/inlineScripts',
  shows: 'var initialTheme = getQueryStringTheme() || getStoredTheme();',
};

/**
 * Script for the beginning of the body, after the theme's own: an unknown color
 * mode counts as no choice, as in the rest of the theme.
 */
export const colorModeScript = `(function () {
  var root = document.documentElement;
  if (!/^(light|dark)$/.test(root.getAttribute('data-theme'))) {
    root.setAttribute('data-theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.setAttribute('data-theme-choice', 'system');
  }
})();`;
