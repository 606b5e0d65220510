import type {ClientModule} from '@docusaurus/types';

/** Opens the fold that a link leads into, as browsers do when they load its address. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {hash},
}) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const fold = target?.closest('details:not([open])');
  if (!target || !fold) return;
  fold.addEventListener('toggle', () => target.scrollIntoView(), {once: true});
  fold.querySelector('summary')?.click();
};
