import {closestElement} from './closest-element';

const checkbox = '.code-wrap input';
/** The last choice, which lasts until the page is reloaded. */
let wraps = false;

/** Applies the choice to wrap long lines of one block to all blocks. */
export function syncWrapping(): void {
  document.addEventListener('change', ({target}) => {
    const changed = closestElement<HTMLInputElement>(target, checkbox);
    if (!changed) return;
    wraps = changed.checked;
    applyWrapping();
  });
}

/** Applies the last choice to the blocks of a new page. */
export function applyWrapping(): void {
  document.querySelectorAll<HTMLInputElement>(checkbox).forEach((input) => {
    input.checked = wraps;
  });
}
