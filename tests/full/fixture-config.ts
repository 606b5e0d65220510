// Each site of `build-fixture.ts` imports this by its path.
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import site from '../../docusaurus.config';

/**
 * The configuration of a fixture site: the real site's rules about broken
 * links, its Docusaurus flags, and its locale, with other pages.
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
