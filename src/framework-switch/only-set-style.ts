import {setIds} from '../site/sets';

/**
 * Style that shows, of elements that stand for one set each (`data-only-set`),
 * the one of the set being read; the first set's where none was.
 */
export function onlySetStyle(): string {
  const [first] = setIds;
  const rules = setIds.map((id) => {
    const others = setIds.filter((other) => other !== id);
    const isRead =
      id === first
        ? others.map((other) => `:not([data-set=${other}])`).join('')
        : `[data-set=${id}]`;
    return `html${isRead} [data-only-set]:not([data-only-set=${id}])`;
  });
  return `${rules.join(',')}{display:none!important}`;
}
