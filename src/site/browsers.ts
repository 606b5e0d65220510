import site from '../../package.json';

/** The browsers that the site is for, as esbuild names them: `chrome123` for package.json's `chrome >= 123`. */
export const browsers = site.browserslist.production.map((browser) =>
  browser.replace(' >= ', ''),
);
