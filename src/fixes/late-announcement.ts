import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';

import type {Defect} from './defect';

export const lateAnnouncementDefect: Defect = {
  fix: 'late-announcement.ts',
  package: '@docusaurus/theme-classic',
  version: '3.9.2',
  problem:
    'Who closed an announcement sees the next one only on the second page: a script hides the bar before the theme compares the ids.',
  until: 'when the script that hides the bar asks for the id',
  module: '@docusaurus/theme-classic/lib/inlineScripts',
  shows: '  function isDismissed() {\n    try {\n      return localStorage',
};

/** Script that forgets that another announcement was closed. It stands before the theme's. */
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
