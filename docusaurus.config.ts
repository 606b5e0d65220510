import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {announcementBar} from './src/config/announcement';
import {classNames} from './src/config/class-names';
import {darkCodeTheme, lightCodeTheme} from './src/config/code-themes';
import {reactDocs, vueDocs} from './src/config/docs-sets';
import {baseUrl, siteUrl} from './src/config/environment';
import {footer} from './src/config/footer';
import {guideLinks} from './src/config/guide-links';
import {
  contentSecurityPolicy,
  securityHeaders,
  textHeaders,
} from './src/config/headers';
import {remarkPlugins} from './src/config/markdown';
import {movedPages} from './src/config/moved-pages';
import {navbar} from './src/config/navbar';
import {algolia, searchOptions} from './src/config/search';
import {pageStyles} from './src/config/page-styles';
import {plainTextExport} from './src/config/plain-text-export';
import {setRoots} from './src/config/set-roots';
import {tagline, title} from './src/config/site';
import {usedStyles} from './src/config/used-styles';
import {frozenSetRoots} from './src/config/versions';
import {siteFiles} from './src/config/site-files';
import {sitemap} from './src/config/sitemap';
import {socialCards} from './src/config/social-cards';
import {apiReference} from './src/reference/options';

const config: Config = {
  title,
  tagline,
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en'}},
  },
  future: {v4: true, experimental_faster: true},
  // The banner is an inline script of the generator's that shows when scripts are late; ours are meant to be.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [
    [
      'classic',
      {
        docs: reactDocs,
        blog: false,
        pages: {remarkPlugins},
        sitemap,
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/infima.css',
            './src/css/text.css',
            './src/css/layout.css',
            './src/css/print.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    './src/plugins/one-build/index.ts',
    './src/plugins/whole-cache/index.ts',
    './src/plugins/free-memory/index.ts',
    ['./src/reference/index.ts', {sets: apiReference}],
    ['@docusaurus/plugin-content-docs', vueDocs],
    [
      './src/plugins/shared-text/index.ts',
      {path: 'docs-shared', remarkPlugins},
    ],
    [
      './src/plugins/samples/index.ts',
      {themes: {light: lightCodeTheme, dark: darkCodeTheme}},
    ],
    [
      './src/plugins/set-roots/index.ts',
      {roots: [...setRoots, ...frozenSetRoots]},
    ],
    ['./src/plugins/moved-pages/index.ts', {moves: movedPages}],
    ['./src/plugins/guide-links/index.ts', guideLinks],
    './src/plugins/crossing/index.ts',
    './src/plugins/route-announcer/index.ts',
    './src/plugins/announcement/index.ts',
    './src/plugins/sound-input/index.ts',
    './src/plugins/live-examples/index.ts',
    ['./src/plugins/twins/index.ts', plainTextExport],
    './src/plugins/without-scripts/index.ts',
    ['./src/plugins/social-cards/index.ts', socialCards],
    ['./src/plugins/site-files/index.ts', siteFiles],
    ['./src/plugins/search/index.ts', searchOptions],
    ['./src/plugins/page-styles/index.ts', pageStyles],
    ['./src/plugins/class-names/index.ts', classNames],
    './src/plugins/late-code/index.ts',
    './src/plugins/route-table/index.ts',
    './src/plugins/route-lookup/index.ts',
    './src/plugins/lean-scripts/index.ts',
    ['./src/plugins/used-styles/index.ts', usedStyles],
    [
      './src/plugins/first-sign/index.ts',
      {startAtOnce: [{path: 'search', parameter: 'q'}]},
    ],
    './src/plugins/load-failures/index.ts',
    './src/plugins/navigation/index.ts',
    './src/plugins/sidebar-place/index.ts',
    [
      './src/plugins/security-headers/index.ts',
      {
        policy: contentSecurityPolicy,
        headers: securityHeaders,
        pathHeaders: textHeaders,
      },
    ],
  ],
  themeConfig: {
    announcementBar,
    colorMode: {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: true,
    },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    navbar,
    footer,
    algolia,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies Partial<ThemeConfig>,
};

export default config;
