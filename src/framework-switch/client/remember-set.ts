import {createStorageSlot} from '@docusaurus/theme-common';

import type {SetId} from '../../site/sets';
import {storageKey} from '../storage-key';

/**
 * Makes links from outside the sets lead to this set, now and on later visits.
 */
export function rememberSet(set: SetId): void {
  document.documentElement.dataset.set = set;
  createStorageSlot(storageKey).set(set);
}
