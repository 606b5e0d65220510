import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

/**
 * Script that forgets a dismissal when the announcement has changed since.
 *
 * The theme's own script hides the bar on the first load after a change, because
 * it looks at the dismissal alone; this one runs before it. The two keys are the
 * theme's.
 *
 * @param id the announcement's id
 */
export function forgetOldDismissal(id: string): string {
  return `(function () {
  try {
    var seen = localStorage.getItem('docusaurus.announcement.id');
    if (seen !== null && seen !== ${inlineJson(id)}) {
      localStorage.setItem('docusaurus.announcement.dismiss', 'false');
    }
  } catch (error) {}
})();`;
}

/** JSON that cannot end the script element it stands in. */
function inlineJson(value: string): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Shows a changed announcement at once to readers who dismissed the one before. */
export default function announcement(context: LoadContext): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'announcement',
    injectHtmlTags() {
      if (!announcementBar) return {};
      return {
        headTags: [
          {
            tagName: 'script',
            innerHTML: forgetOldDismissal(announcementBar.id),
          },
        ],
      };
    },
  };
}
