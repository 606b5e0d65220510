import {closest} from './closest';

/**
 * Offers the wrap switch where lines do not fit. A block is measured when a
 * reader comes to it, because measuring all at load makes the page wait.
 */
export function offerWrap(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(
      type,
      (event) => {
        const block = closest(event.target, '.code-block');
        if (block) measure(block);
      },
      {passive: true},
    );
  }
}

function measure(block: Element): void {
  const isWrapped = block.querySelector('.code-wrap input:checked') !== null;
  const pre = block.querySelector('pre');
  if (!pre || isWrapped) return;
  block.classList.toggle('code-overflows', pre.scrollWidth > pre.clientWidth);
}
