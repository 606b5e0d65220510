import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {furtherDocs, presetDocs} from './src/content/docs-sets';
import {remarkPlugins} from './src/content/remark-plugins';
import {algolia} from './src/search/site-options';
import {announcementBar} from './src/site/announcement';
import {listDemos} from './src/live-examples/show-demos';
import {baseUrl, siteUrl} from './src/site/environment';
import {tagline, title} from './src/site/facts';
import {footer} from './src/site/footer';
import {headTags} from './src/site/head-tags';
import {navbar} from './src/site/navbar';
import {prism} from './src/site/prism';
import {ssrTemplate} from './src/start-scripts/page-template';

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
  // Docusaurus shows this banner if scripts are late. Ours start after the first
  // paint (src/start-scripts).
  baseUrlIssueBanner: false,
  ssrTemplate,
  headTags,
  clientModules: [
    './src/components/code-block/client/index.ts',
    './src/client-modules/close-on-back.ts',
    './src/client-modules/page-announcer.ts',
    './src/client-modules/sidebar-place/index.ts',
    './src/client-modules/open-fold.ts',
    './src/client-modules/load-failures/index.ts',
  ],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'detect',
    // Guides set ids of headings with `{#id}`. The v4 flags of Docusaurus 3.10
    // would turn that off.
    mdx1Compat: {headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [
    [
      'classic',
      {
        docs: presetDocs,
        blog: false,
        pages: {
          remarkPlugins,
          beforeDefaultRemarkPlugins: [listDemos],
        },
        sitemap: {
          lastmod: 'date',
          changefreq: null,
          priority: null,
          // Both sets document core and utils. List React's pages of them, and
          // no frozen versions.
          ignorePatterns: [
            '**/vue/api/{core,utils}/**',
            '**/{react,vue}/[0-9]*/**',
          ],
        },
        // Icons only decorate text, so screen readers skip them.
        svgr: {svgrConfig: {svgProps: {'aria-hidden': 'true'}}},
        theme: {
          customCss: [
            './src/typefaces/faces.css',
            './src/css/tokens.css',
            './src/css/infima.css',
            './src/css/text.css',
            './src/css/tables.css',
            './src/css/admonitions.css',
            './src/css/tracks.css',
            './src/css/diagrams.css',
            './src/css/navbar.css',
            './src/css/layout.css',
            './src/css/sidebar.css',
            './src/css/contents.css',
            './src/css/conditions.css',
            './src/css/print.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    // Generates the API pages before the docs plugins read them.
    './src/reference/index.ts',

    // Text: the second docs set (the preset has the first), and transforms and
    // checks of Markdown.
    ...furtherDocs,
    './src/content/shared-text/index.ts',
    './src/content/check-guides/index.ts',
    './src/content/page-titles/index.ts',
    './src/content/code-samples/index.ts',
    './src/content/guide-links/index.ts',
    './src/content/glossary/index.ts',

    // Features of the pages. Their scripts and styles keep this order.
    './src/typefaces/index.ts',
    './src/framework-switch/index.ts',
    './src/live-examples/index.ts',
    './src/search/index.ts',

    // Workarounds for defects of packages.
    './src/fixes/index.ts',

    // Reads the finished pages: search records, Markdown copies, social cards,
    // security headers.
    './src/after-build/index.ts',
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
    prism,
    navbar,
    footer,
    algolia,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies Partial<ThemeConfig>,
};

export default config;
