import {useScrollPosition} from '@docusaurus/theme-common/internal';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Distance in pixels from the page's bottom that counts as the bottom, because
 * scroll positions can be fractions.
 */
const tolerance = 2;

/**
 * Shows the navbar at the page's bottom, where readers need it next. The
 * original hides it on scrolling down. navbar.css does the showing.
 */
export default function NavbarLayoutShownAtBottom(
  props: ComponentProps<typeof NavbarLayout>,
): ReactNode {
  useScrollPosition(({scrollY}) => {
    const {scrollHeight, dataset} = document.documentElement;
    const isAtBottom = scrollY + window.innerHeight >= scrollHeight - tolerance;
    dataset.atBottom = String(isAtBottom);
  });
  return <NavbarLayout {...props} />;
}
