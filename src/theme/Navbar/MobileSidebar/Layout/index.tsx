import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useEffect, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import {useCloseOnBack} from '@site/src/client-modules/close-on-back';
import SetSwitch from '@site/src/framework-switch/set-switch';
import {SearchOpener} from '@site/src/search/client/open-search';
import {isComposing} from '@site/src/site/is-composing';
import {makeInert} from '@site/src/site/make-inert';

import styles from './styles.module.css';

/**
 * Manages focus in the menu, which the original leaves behind it. The menu
 * takes the focus, and the page below is inert. Escape and Back close the menu,
 * and the focus returns to the button that opened it. The framework switch and
 * a search button stand above the menu.
 */
export default function MobileSidebarWithFocus(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const isInSet = useActivePlugin() !== undefined;

  useEffect(() => {
    if (!shown) return undefined;
    const release = holdFocus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) toggle();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      release();
    };
  }, [shown, toggle]);

  useCloseOnBack(shown, toggle);

  return (
    <MobileSidebarLayout
      {...props}
      header={
        <>
          {props.header}
          <div className={styles.tools}>
            {isInSet && <SetSwitch />}
            <SearchOpener onClick={() => flushSync(toggle)} />
          </div>
        </>
      }
    />
  );
}

/**
 * Moves the focus into the menu.
 *
 * @returns a function that restores the focus
 */
function holdFocus(): () => void {
  const covered = document.querySelectorAll<HTMLElement>(
    '#__docusaurus > :not(.navbar), .navbar__inner',
  );
  const release = makeInert(Array.from(covered));
  focusOn('.navbar-sidebar__close');
  document
    .querySelector(
      '.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]',
    )
    ?.scrollIntoView({block: 'center'});
  return () => {
    release();
    focusOn('.navbar__toggle');
  };
}

/**
 * Focuses an element without scrolling, since the navbar may be out of sight.
 */
const focusOn = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({preventScroll: true});
