/**
 * Script for the body's beginning, after the theme's own, which takes any text
 * from an address or from storage for a colour mode: what is none counts as no
 * choice, as in the rest of the theme.
 */
export const colourModeScript = `(function () {
  var root = document.documentElement;
  if (!/^(light|dark)$/.test(root.getAttribute('data-theme'))) {
    root.setAttribute('data-theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.setAttribute('data-theme-choice', 'system');
  }
})();`;
