import {closest} from './closest';

const box = '.code-wrap input';
let isChosen = false;

/** Lets the choice at one block, whether long lines wrap, hold for all blocks. */
export function wrapTogether(): void {
  document.addEventListener('change', ({target}) => {
    const changed = closest<HTMLInputElement>(target, box);
    if (!changed) return;
    isChosen = changed.checked;
    wrapAsChosen();
  });
}

/** Gives the blocks of a page that the reader comes to what was chosen before. */
export function wrapAsChosen(): void {
  document.querySelectorAll<HTMLInputElement>(box).forEach((each) => {
    each.checked = isChosen;
  });
}
