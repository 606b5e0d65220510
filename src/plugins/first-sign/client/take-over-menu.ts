import type {Handover} from './handover';

/** The menu that stood for the theme's, and the theme's own. */
interface Menus {
  early: HTMLElement;
  own: HTMLElement;
}

/** How long the theme's menu may take to get its content, in milliseconds. */
const patience = 1000;

/**
 * Opens the theme's menu beneath the one that stood for it, turned to the same
 * panel and scrolled to the same place, so that a reader sees no difference.
 *
 * @returns undefined if no menu was open, or if the theme opens none
 */
export async function takeOverMenu(
  handover: Handover,
): Promise<Menus | undefined> {
  const early = handover.menu;
  if (!early) return undefined;
  const press = (button: Element | null | undefined): void => {
    handover.again = new MouseEvent('click', {bubbles: true, cancelable: true});
    button?.dispatchEvent(handover.again);
  };
  press(document.querySelector('.navbar__toggle'));
  const own = await theOpenMenuLike(early);
  if (!own) {
    early.remove();
    return undefined;
  }
  if (showsSidebar(own) && !showsSidebar(early)) {
    press(own.querySelector('.navbar-sidebar__back'));
  }
  const panels = own.querySelectorAll('.navbar-sidebar__item');
  early.querySelectorAll('.navbar-sidebar__item').forEach((panel, place) => {
    panels[place]?.scrollTo(0, panel.scrollTop);
  });
  return {early, own};
}

/** The sidebar comes into the theme's menu some renderings after it has opened. */
async function theOpenMenuLike(early: Element): Promise<HTMLElement | null> {
  const sidebar = '.theme-doc-sidebar-menu';
  const hasSidebar = early.querySelector(sidebar) !== null;
  const end = performance.now() + patience;
  for (;;) {
    const menu = document.querySelector<HTMLElement>(
      '.navbar.navbar-sidebar--show .navbar-sidebar',
    );
    const isReady =
      menu &&
      (!hasSidebar || (menu.querySelector(sidebar) && showsSidebar(menu)));
    if (isReady || performance.now() > end) return menu;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function showsSidebar(menu: Element): boolean {
  return menu.querySelector('.navbar-sidebar__items--show-secondary') !== null;
}
