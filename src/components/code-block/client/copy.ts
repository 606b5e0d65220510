import {announce} from '../../../client-modules/announce';
import {closest} from './closest';

/** How long a button shows that it has copied. */
const confirmationMs = 2000;

/** When each button goes back to what it does. */
const timers = new WeakMap<HTMLButtonElement, number>();

/** Makes the copy button of every code block work. */
export function copyOnClick(): void {
  document.addEventListener('click', ({target}) => {
    const button = closest<HTMLButtonElement>(target, '.code-copy');
    const code = button?.closest('.code-block')?.querySelector('code');
    if (button && code) void copy(code, button);
  });
}

/** The code of a block without the notes that are printed into it. */
function codeToCopy(code: Element): string {
  const lines = Array.from(code.querySelectorAll('.line'));
  return lines
    .map(({textContent}) => textContent)
    .join('')
    .trimEnd();
}

async function copy(code: Element, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(codeToCopy(code));
    confirm(button, 'Copied');
  } catch {
    // Without permission, or without HTTPS, the reader's own keys still work.
    getSelection()?.selectAllChildren(code);
    confirm(button, 'Selected');
  }
}

function confirm(button: HTMLButtonElement, text: string): void {
  button.textContent = text;
  button.dataset.done = '';
  announce(text);
  clearTimeout(timers.get(button));
  const timer = window.setTimeout(() => {
    button.textContent = 'Copy';
    delete button.dataset.done;
  }, confirmationMs);
  timers.set(button, timer);
}
