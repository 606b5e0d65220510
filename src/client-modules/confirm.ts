import {announce} from './announce';

/** Duration of a confirmation, in ms. */
const confirmationMs = 2000;

/** Timers that restore the labels of buttons. */
const timers = new WeakMap<HTMLButtonElement, number>();

/**
 * Shows a confirmation on a button for a while. `data-done` stores the button's
 * label in the meantime.
 */
export function confirm(button: HTMLButtonElement, text: string): void {
  const {done: label = button.textContent} = button.dataset;
  // A shorter text would move the buttons next to it. Before `data-done`, for
  // which the playground's buttons have another width.
  button.style.minWidth = `${button.getBoundingClientRect().width}px`;
  button.dataset.done = label;
  button.textContent = text;
  announce(text);
  clearTimeout(timers.get(button));
  const timer = window.setTimeout(() => {
    button.textContent = label;
    button.style.minWidth = '';
    delete button.dataset.done;
  }, confirmationMs);
  timers.set(button, timer);
}
