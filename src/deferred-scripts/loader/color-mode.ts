import {settings, type LoaderSettings} from './settings';
import {untilAnswering} from './state';

const {dataset} = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

/** Shows a choice of the color mode. */
export function setColorMode(
  choice: LoaderSettings['colorModes'][number],
): void {
  const ofSystem = system.matches ? 'dark' : 'light';
  dataset.themeChoice = choice;
  dataset.theme = choice === 'system' ? ofSystem : choice;
}

/** Follows the system, and what is chosen in another tab, until the page does so by itself. */
export function followColorMode(): void {
  const options = {signal: untilAnswering};
  const followSystem = () => {
    if (dataset.themeChoice === 'system') setColorMode('system');
  };
  system.addEventListener('change', followSystem, options);
  addEventListener(
    'storage',
    ({key, newValue}) => {
      if (key !== settings.storage.colorMode) return;
      const isMode = newValue === 'dark' || newValue === 'light';
      setColorMode(isMode ? newValue : 'system');
    },
    options,
  );
}
