import {useScrollPosition} from '@docusaurus/theme-common/internal';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type {ComponentProps, ReactNode} from 'react';

/** Scroll positions are fractions on some screens; a page ends within this many pixels. */
const tolerance = 2;

/**
 * The original hides on scrolling down and stays hidden at the page's bottom,
 * where a reader who has finished wants it back; navbar.css shows it there.
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
