import {announce} from './announce';

/** How long a button says what it did, in ms. */
const confirmationMs = 2000;

/** When each button goes back to what it says. */
const timers = new WeakMap<HTMLButtonElement, number>();

/** Lets a button say for a while what it did; meanwhile `data-done` keeps what it said before. */
export function confirm(button: HTMLButtonElement, text: string): void {
  const {done: label = button.textContent} = button.dataset;
  button.dataset.done = label;
  button.textContent = text;
  announce(text);
  clearTimeout(timers.get(button));
  const timer = window.setTimeout(() => {
    button.textContent = label;
    delete button.dataset.done;
  }, confirmationMs);
  timers.set(button, timer);
}
