import type {UsedStylesOptions} from '../plugins/used-styles';

export const usedStyles: UsedStylesOptions = {
  inlineScripts: ['src/plugins/first-sign/client/**/*.ts'],
  // Sidebars that can be hidden, their buttons, and tags of pages: the theme holds them, this site has neither.
  switchedOff: [
    'button--outline',
    'button--secondary',
    'collapseSidebarButton',
    'docMainContainerEnhanced_',
    'docSidebarContainerHidden_',
    'expandButton',
    'sidebarHidden_',
    'tagRegular_',
    'tagWithCount_',
    'tag_',
    'tags_',
  ],
};
