import {closestElement} from './closest-element';

const box = '.code-wrap input';
let isChosen = false;

/** Applies the choice to wrap long lines to all blocks. */
export function wrapTogether(): void {
  document.addEventListener('change', ({target}) => {
    const changed = closestElement<HTMLInputElement>(target, box);
    if (!changed) return;
    isChosen = changed.checked;
    wrapAsChosen();
  });
}

/** Applies the stored choice to the blocks of a new page. */
export function wrapAsChosen(): void {
  document.querySelectorAll<HTMLInputElement>(box).forEach((each) => {
    each.checked = isChosen;
  });
}
