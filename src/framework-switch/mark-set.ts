import {setIds} from '../site/sets';
import {storageKey} from './storage-key';

interface Site {
  baseUrl: string;
  siteStorage: {type: string; namespace: string};
}

/**
 * Returns a script that marks the document with the reader's set before the
 * first paint: the set of the page, or else the last one. Styles use the mark,
 * so neither the prerendered page nor hydration depends on it.
 */
export function markSetScript({
  baseUrl,
  siteStorage: {type, namespace},
}: Site): string {
  const slot = JSON.stringify(storageKey + namespace);
  const sets = JSON.stringify(setIds);
  return `(function () {
  var storage, sets = ${sets};
  var set = location.pathname.slice(${baseUrl.length}).split('/')[0];
  try { storage = window[${JSON.stringify(type)}]; } catch (error) {}
  try {
    if (sets.indexOf(set) < 0) set = storage.getItem(${slot});
    else storage.setItem(${slot}, set);
  } catch (error) {}
  if (sets.indexOf(set) >= 0) document.documentElement.setAttribute('data-set', set);
})();`;
}
