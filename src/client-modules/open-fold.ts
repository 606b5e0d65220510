import type {ClientModule} from '@docusaurus/types';

/** Opens the fold that a link leads into, as browsers do when they load its address. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {hash},
}) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  // A browser may have opened it, which Docusaurus doesn't know of.
  const fold = target?.closest('details[data-collapsed="true"]');
  if (!target || !fold) return;
  const scroll = (event: Event): void => {
    if ((event as TransitionEvent).propertyName !== 'height') return;
    fold.removeEventListener('transitionend', scroll);
    target.scrollIntoView();
  };
  // With reduced motion it takes a millisecond.
  fold.addEventListener('transitionend', scroll);
  fold.querySelector('summary')?.click();
};
