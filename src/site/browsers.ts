import site from '../../package.json';

/**
 * Supported browsers in esbuild's notation: `chrome123` for `chrome >= 123` in
 * package.json.
 */
export const browsers = site.browserslist.production.map((browser) =>
  browser.replace(' >= ', ''),
);
