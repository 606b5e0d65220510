import type {ClientModule} from '@docusaurus/types';

import {showEntry} from './show-entry';

const active = '.table-of-contents__link--active';
let observer: MutationObserver | undefined;

/** Keeps the entry of the part being read in the sight of a long list of contents. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  observer?.disconnect();
  const contents = document.querySelector('.table-of-contents');
  if (!contents) return;
  observer = new MutationObserver(() =>
    showEntry(contents.querySelector(active), contents.parentElement),
  );
  observer.observe(contents, {subtree: true, attributeFilter: ['class']});
};
