import {setIds, sets, type SetId} from '../site/sets';

/** Returns the reader's current or last set, as marked in the document. */
export function readersSet(): SetId {
  const {set} = document.documentElement.dataset;
  return setIds.find((id) => id === set) ?? sets[0].id;
}
