import {state} from './state';

/**
 * Opens a menu that looks as the theme's will, made of the navbar's items and of
 * the sidebar, which are in the page. It lies outside of what React takes over.
 */
export function openMenu(): void {
  if (state.menu) {
    closeMenu();
    return;
  }
  const toggle = find('[data-colour-toggle]');
  const sidebar = find('.theme-doc-sidebar-menu');
  const menu = document.createElement('div');
  menu.className = 'early-menu navbar-sidebar--show';
  menu.innerHTML = `<div class="navbar-sidebar__backdrop"></div>
<nav class="navbar-sidebar" aria-label="Menu">
<div class="navbar-sidebar__brand">${find('.navbar__brand')?.outerHTML ?? ''}<div class="${toggle?.classList[0]} margin-right--md" data-colour-toggle>${toggle?.innerHTML}</div><button type="button" aria-label="Close navigation bar" class="clean-btn navbar-sidebar__close"><svg viewBox="0 0 15 15" width="21" height="21"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25" stroke="var(--ifm-color-emphasis-600)" stroke-width="1.2"/></svg></button></div>
<div class="navbar-sidebar__items"><div class="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu"><ul class="menu__list">${primaryItems()}</ul></div><div class="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu"><button type="button" class="clean-btn navbar-sidebar__back">← Back to main menu</button>${sidebar?.outerHTML ?? ''}</div></div>
</nav>`;
  document.body.append(menu);
  state.menu = menu;
  showAsOpen(true);
  if (sidebar) turnMenu();
  else panels()[1]!.inert = true;
}

/** Turns from the sidebar to the navbar's items; the first time, to the sidebar. */
export function turnMenu(): void {
  const [primary, secondary] = panels();
  const showsSidebar = primary!.parentElement!.classList.toggle(
    'navbar-sidebar__items--show-secondary',
  );
  primary!.inert = showsSidebar;
  secondary!.inert = !showsSidebar;
}

export function closeMenu(): void {
  if (!state.menu) return;
  state.menu.remove();
  state.menu = undefined;
  showAsOpen(false);
  find('.navbar__toggle')?.focus();
}

function panels(): HTMLElement[] {
  return Array.from(state.menu!.querySelectorAll('.navbar-sidebar__item'));
}

/** The theme marks an open menu in the same way. */
function showAsOpen(isOpen: boolean): void {
  document.body.style.overflow = isOpen ? 'hidden' : '';
  find('.navbar__toggle')?.setAttribute('aria-expanded', String(isOpen));
}

function primaryItems(): string {
  return Array.from(
    document.querySelectorAll('.navbar__items>.navbar__item'),
    (item) => (item.matches('.dropdown') ? group(item) : entry(item)),
  ).join('');
}

function entry(item: Element): string {
  return `<li class="menu__list-item">${item.outerHTML
    .replace('navbar__item ', '')

    .replaceAll(/(?:navbar|dropdown)__link/g, 'menu__link')}</li>`;
}

/**
 * The theme has other labels for dropdowns in the menu than in the navbar, and
 * opens the one of versions where it holds the page.
 */
function group(item: Element): string {
  const icon = item.querySelector('[role=button]>svg');
  const isOpen = !icon && item.querySelector('.dropdown__link--active');
  const entries = isOpen
    ? `<ul class="menu__list">${Array.from(item.querySelectorAll('.dropdown__link'), entry).join('')}</ul>`
    : '';
  return `<li class="menu__list-item${isOpen ? '' : ' menu__list-item--collapsed'}"><div class="menu__list-item-collapsible"><a href="#" role="button" class="menu__link menu__link--sublist">${
    icon ? `${icon.outerHTML}Languages` : 'Versions'
  }</a><button type="button" class="clean-btn menu__caret" aria-label="${isOpen ? 'Collapse' : 'Expand'} the dropdown"></button></div>${entries}</li>`;
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}
