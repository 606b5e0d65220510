import type {ClientModule} from '@docusaurus/types';

const closedFold = 'details:not([open])';

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

/** Opens the closed folds around an element, and scrolls to it. */
function openFoldsAround(target: Element): void {
  let fold = target.closest<HTMLDetailsElement>(closedFold);
  if (!fold) return;
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest<HTMLDetailsElement>(closedFold) ?? null;
  }
  target.scrollIntoView();
}
