import OriginalTOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useEffect, useMemo, type ReactNode} from 'react';

import {showEntry} from '@site/src/client-modules/show-entry';
import {keepHyphens} from '@site/src/site/keep-hyphens';

const active = 'table-of-contents__link--active';

/**
 * The original, which marks the part being read and keeps it in sight. The
 * theme's own mark never comes to the last parts of a page, and isn't on small
 * screens.
 */
export default function MarkedTOCItems({
  // Of the two lists that a page has, only the one beside it has a name from the theme.
  linkClassName = 'table-of-contents__link toc-link',
  toc: entries,
  ...props
}: Props): ReactNode {
  const toc = useMemo(
    () => entries.map((entry) => ({...entry, value: keepHyphens(entry.value)})),
    [entries],
  );
  useEffect(() => {
    // Contents within the text have no names.
    if (linkClassName === null) return undefined;
    const links = Array.from(
      document.querySelectorAll<HTMLAnchorElement>(
        `.${linkClassName.replaceAll(' ', '.')}`,
      ),
    );
    const list = links[0]?.closest('.table-of-contents')?.parentElement;
    let marked: HTMLAnchorElement | undefined;
    const mark = () => {
      const current = findPart(links);
      if (current === marked) return;
      marked?.classList.remove(active);
      current?.classList.add(active);
      marked = current;
      showEntry(current, list);
    };
    // It tells the first size too, and others as what was out of sight is laid out.
    const observer = new ResizeObserver(mark);
    observer.observe(document.getElementById('__docusaurus')!);
    window.addEventListener('scroll', mark, {passive: true});
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', mark);
      marked?.classList.remove(active);
    };
  }, [entries, linkClassName]);
  return (
    <OriginalTOCItems
      {...props}
      toc={toc}
      linkClassName={linkClassName}
      linkActiveClassName={undefined}
    />
  );
}

/** Where a heading ends up that a link leads to, in pixels from the top. */
const atTop = 100;

/**
 * The link to the last heading above a line across the window, or to a heading
 * at the top that a link led to. The line is in the upper half, and goes to the
 * foot as the page comes to its end.
 */
function findPart(links: readonly HTMLAnchorElement[]) {
  const {scrollHeight} = document.documentElement;
  const below = scrollHeight - innerHeight - scrollY;
  const line = innerHeight - Math.min(below, 0.6 * innerHeight);
  const tops = links.map(({hash}) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    // That of a closed fold is nowhere.
    return heading?.getClientRects()[0]?.top ?? Infinity;
  });
  const lastAbove = (height: number) =>
    links.filter((_, index) => tops[index]! < height).at(-1);
  const reached = lastAbove(atTop);
  if (reached && reached.hash === location.hash) return reached;
  return lastAbove(line) ?? links[0];
}
