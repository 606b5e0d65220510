import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useEffect, type ReactNode} from 'react';

import SearchForm from '@site/src/components/search-form';
import SetSwitch from '@site/src/framework-switch/set-switch';

import styles from './styles.module.css';

/**
 * The original leaves the focus behind the menu. Here the menu takes it, what
 * the menu covers is out of reach, Escape closes it, and the focus returns to
 * the button that opened it. Above either menu stand the framework switch and a search.
 */
export default function MobileSidebarWithFocus(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const isInSet = useActivePlugin() !== undefined;

  useEffect(() => {
    if (!shown) return undefined;
    const release = holdFocus();
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      release();
    };
  }, [shown, toggle]);

  return (
    <MobileSidebarLayout
      {...props}
      header={
        <>
          {props.header}
          <div className={styles.tools}>
            {isInSet && <SetSwitch />}
            <SearchForm />
          </div>
        </>
      }
    />
  );
}

/** @returns what gives the focus back */
function holdFocus(): () => void {
  const covered = document.querySelectorAll<HTMLElement>(
    '#__docusaurus > :not(.navbar), .navbar__inner',
  );
  covered.forEach((element) => (element.inert = true));
  document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  document
    .querySelector(
      '.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]',
    )
    ?.scrollIntoView({block: 'center'});
  return () => {
    covered.forEach((element) => (element.inert = false));
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}
