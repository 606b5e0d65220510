import {closeMenu, openMenu, turnMenu} from './menu';
import {settings} from './settings';
import {state} from './state';

/**
 * Does at once what needs no more than an attribute.
 *
 * @returns whether there is nothing left to do again
 */
export function answerAtOnce(target: Element): boolean {
  const answer = answers.find(([selector]) => target.closest(selector));
  answer?.[1]();
  return answer !== undefined && answer[1] !== closeAnnouncement;
}

const answers: readonly [selector: string, answer: () => void][] = [
  ['[data-colour-toggle]', switchColourMode],
  ['.theme-announcement-bar .close', closeAnnouncement],
  ['.navbar__toggle', openMenu],
  ['.early-menu .navbar-sidebar__back', turnMenu],
  [
    '.early-menu .navbar-sidebar__close,.early-menu .navbar-sidebar__backdrop',
    closeMenu,
  ],
];

function switchColourMode(): void {
  const {dataset} = document.documentElement;
  const {colourModes} = settings;
  const current = colourModes.findIndex((mode) => mode === dataset.themeChoice);
  const choice = colourModes[(current + 1) % colourModes.length]!;
  dataset.themeChoice = choice;
  if (choice === 'system') {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    dataset.theme = isDark ? 'dark' : 'light';
    store('theme');
  } else {
    dataset.theme = choice;
    store('theme', choice);
  }
  state.colourModeChosen = true;
}

/** It only hides; React takes it out of the page when it is told of the click. */
function closeAnnouncement(): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  store('docusaurus.announcement.dismiss', 'true');
  store('docusaurus.announcement.id', settings.announcementId);
}

function store(key: string, value?: string): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Where storage is denied, a choice holds for the page.
  }
}
