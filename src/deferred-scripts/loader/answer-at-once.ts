import {setColorMode} from './color-mode';
import {settings} from './settings';
import {state} from './state';

const {colorModes, announcement, storage} = settings;

/**
 * Does at once what needs no more than an attribute.
 *
 * @returns whether there is nothing left to do again
 */
export function answerAtOnce(target: Element): boolean {
  if (target.closest('[data-color-toggle]')) {
    switchColorMode();
    return true;
  }
  if (target.closest('.theme-announcement-bar .close')) closeAnnouncement();
  return false;
}

function switchColorMode(): void {
  const {dataset} = document.documentElement;
  const current = colorModes.findIndex((mode) => mode === dataset.themeChoice);
  const choice = colorModes[(current + 1) % colorModes.length]!;
  setColorMode(choice);
  store(storage.colorMode, choice === 'system' ? undefined : choice);
  state.colorModeChosen = storage.colorMode;
}

/** It only hides; React takes it out of the page when it is told of the click. */
function closeAnnouncement(): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  store(storage.announcementDismissed, 'true');
  store(storage.announcementId, announcement);
}

function store(key: string, value?: string): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Where storage is denied, a choice holds for the page.
  }
}
