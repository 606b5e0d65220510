import {setIds, sets, type SetId} from '../site/sets';

/** The set that the reader reads, or read last; in the page, where a script has marked it. */
export function readersSet(): SetId {
  const {set} = document.documentElement.dataset;
  return setIds.find((id) => id === set) ?? sets[0].id;
}
