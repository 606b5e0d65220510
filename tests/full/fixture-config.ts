import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import site from '../../docusaurus.config';

/**
 * The configuration of a fixture site: the real site's rules about mistakes,
 * its Docusaurus flags and locale, and its own pages.
 */
export const fixtureConfig: Config = {
  title: 'Fixture',
  url: 'https://fixture.example',
  baseUrl: '/',
  trailingSlash: site.trailingSlash,
  i18n: site.i18n,
  future: site.future,
  baseUrlIssueBanner: site.baseUrlIssueBanner,
  onBrokenLinks: site.onBrokenLinks,
  onBrokenAnchors: site.onBrokenAnchors,
  onDuplicateRoutes: site.onDuplicateRoutes,
  markdown: site.markdown,
  presets: [['classic', {blog: false, sitemap: false} satisfies PresetOptions]],
};
