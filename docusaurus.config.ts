import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {announcementBar} from './src/config/announcement';
import {apiReference} from './src/config/api-reference';
import {reactDocs, vueDocs} from './src/config/docs-sets';
import {footer} from './src/config/footer';
import {navbar} from './src/config/navbar';
import {baseUrl, siteUrl, tagline, title} from './src/config/site';

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
        theme: {customCss: ['./src/css/tokens.css', './src/css/site.css']},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ['./src/plugins/api-reference/index.ts', apiReference],
    ['@docusaurus/plugin-content-docs', vueDocs],
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
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies Partial<ThemeConfig>,
};

export default config;
