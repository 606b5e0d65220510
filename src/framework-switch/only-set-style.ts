import {setIds} from '../site/sets';

const [first, ...others] = setIds;

/**
 * A style that shows only elements of the reader's set (`data-only-set`). The
 * first set is the default.
 */
export const onlySetStyle = `${others
  .map(
    (id) =>
      `html:not([data-set=${id}]) [data-only-set=${id}],html[data-set=${id}] [data-only-set=${first}]`,
  )
  .join(',')}{display:none!important}`;
