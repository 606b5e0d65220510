import type {UsedStylesOptions} from '../plugins/used-styles';

export const usedStyles: UsedStylesOptions = {
  inlineScripts: ['src/plugins/first-sign/client/**/*.ts'],
  // What the theme holds and this site has not: sidebars that can be hidden, tags of pages,
  // a coloured navbar, a footer with a logo or in one row, HTML in sidebars, headings below
  // a navbar that always stays, images of two modes, links to edit a page, and the buttons of those parts.
  switchedOff: [
    'anchorTargetStickyNavbar_',
    'button--active',
    'button--outline',
    'button--secondary',
    'collapseSidebarButton',
    'darkNavbarColorModeToggle_',
    'docItemWrapperEnhanced_',
    'docMainContainerEnhanced_',
    'docSidebarContainerHidden_',
    'expandButton',
    'footer__link-separator',
    'footer__logo',
    'footerLogoLink_',
    'iconEdit_',
    'margin-left--sm',
    'menuHtmlItem_',
    'navbar--dark',
    'navbar--primary',
    'padding--none',
    'sidebarHidden_',
    'tagRegular_',
    'tagWithCount_',
    'tag_',
    'tags_',
    'text--center',
    'theme-edit-this-page',
    'themedComponent',
  ],
};
