import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';

import type {Defect} from './defect';

/** A new announcement appears one page late. */
export const lateAnnouncementDefect: Defect = {
  fix: 'late-announcement.ts',
  package: '@docusaurus/theme-classic',
  version: '3.9.2',
  problem:
    'Readers who closed one announcement see the next one only on their second page. A script hides the bar before the theme compares the ids.',
  removeWhen: 'the script that hides the bar compares the ids',
  module: '@docusaurus/theme-classic/lib/inlineScripts',
  evidence: [
    '  function isDismissed() {\n    try {\n      return localStorage',
  ],
};

/**
 * Returns a script that resets the dismissal of another announcement. Runs
 * before the theme's script.
 */
export function forgetDismissal({
  siteConfig: {themeConfig},
  siteStorage: {namespace},
}: LoadContext): string {
  const {announcementBar} = themeConfig as ThemeConfig;
  const [id, idKey, dismissKey] = [
    announcementBar?.id,
    `docusaurus.announcement.id${namespace}`,
    `docusaurus.announcement.dismiss${namespace}`,
  ].map((text) => JSON.stringify(text));
  return `try {
  if (localStorage.getItem(${idKey}) !== ${id}) localStorage.removeItem(${dismissKey});
} catch (error) {}`;
}
