import {inlineJson} from '../site/inline-json';
import type {Defect} from './defect';

export const announcementBarDefect: Defect = {
  fix: 'announcement-bar.ts',
  package: '@docusaurus/theme-classic',
  version: '3.9.2',
  problem:
    'A changed announcement stays hidden on the first load after the change for readers who dismissed the one before.',
  until: "when the theme's inline script compares the announcement's id",
  module: '@docusaurus/theme-classic/lib/inlineScripts',
  shows: "getItem('${AnnouncementBarDismissStorageKey}') === 'true'",
};

/**
 * Script that forgets a dismissal when the announcement has changed since. It
 * has to run before the theme's, which looks at the dismissal alone.
 *
 * @param id the announcement's id
 * @param namespace of the site's storage keys
 */
export function forgetOldDismissal(id: string, namespace: string): string {
  const key = (name: string): string =>
    inlineJson(`docusaurus.announcement.${name}${namespace}`);
  return `(function () {
  try {
    var seen = localStorage.getItem(${key('id')});
    if (seen !== null && seen !== ${inlineJson(id)}) {
      localStorage.setItem(${key('dismiss')}, 'false');
    }
  } catch (error) {}
})();`;
}
