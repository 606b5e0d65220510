import {setIds} from '../site/sets';

const [first, ...others] = setIds;

/**
 * Style that shows, of elements that stand for one set each (`data-only-set`),
 * the one of the set being read; the first set's where none was.
 */
export const onlySetStyle = `${others
  .map(
    (id) =>
      `html:not([data-set=${id}]) [data-only-set=${id}],html[data-set=${id}] [data-only-set=${first}]`,
  )
  .join(',')}{display:none!important}`;
