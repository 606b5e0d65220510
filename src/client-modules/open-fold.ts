import type {ClientModule} from '@docusaurus/types';

const closedFold = 'details[data-collapsed="true"]';

/**
 * Opens folds around a link's target. Browsers do so only when they load the
 * target's address.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {hash},
}) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) openFoldsAround(target);
};

/** Opens the closed folds around an element, and scrolls to it after each. */
function openFoldsAround(target: Element): void {
  // Docusaurus doesn't track folds that the browser has opened.
  let fold = target.closest(closedFold);
  while (fold) {
    const opened = fold;
    const scroll = (event: Event): void => {
      if ((event as TransitionEvent).propertyName !== 'height') return;
      opened.removeEventListener('transitionend', scroll);
      target.scrollIntoView();
    };
    // With reduced motion, the transition takes a millisecond.
    opened.addEventListener('transitionend', scroll);
    opened.querySelector<HTMLElement>(':scope > summary')?.click();
    fold = opened.parentElement?.closest(closedFold) ?? null;
  }
}
