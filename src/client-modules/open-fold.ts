import type {ClientModule} from '@docusaurus/types';

/** Opens the fold that a link leads into, as browsers do when they load its address. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {hash},
}) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const fold = target?.closest('details:not([open])');
  if (!target || !fold) return;
  const scroll = async () => {
    // Docusaurus unfolds it in steps, of which the first comes with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const animations = fold.getAnimations({subtree: true});
    await Promise.allSettled(animations.map(({finished}) => finished));
    target.scrollIntoView();
  };
  fold.addEventListener('toggle', () => void scroll(), {once: true});
  fold.querySelector('summary')?.click();
};
