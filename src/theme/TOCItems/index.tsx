import OriginalTOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useEffect, type ReactNode} from 'react';

import {showEntry} from '@site/src/client-modules/show-entry';

const active = 'table-of-contents__link--active';

/**
 * The original, which marks the part being read and keeps it in sight. The
 * theme's own mark never comes to the last parts of a page, and isn't on small
 * screens.
 */
export default function MarkedTOCItems({
  // Of the two lists that a page has, only the one beside it has a name from the theme.
  linkClassName = 'table-of-contents__link toc-link',
  ...props
}: Props): ReactNode {
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
  }, [props.toc, linkClassName]);
  return (
    <OriginalTOCItems
      {...props}
      linkClassName={linkClassName}
      linkActiveClassName={undefined}
    />
  );
}

/** Just below the place where a heading stops that a link leads to, in pixels from the top. */
const startOfReading = 100;

/**
 * The link to the last heading above a line across the window. The line is near
 * the top, and goes to the foot as the page comes to its end.
 */
function findPart(links: readonly HTMLAnchorElement[]) {
  const {scrollHeight} = document.documentElement;
  const below = scrollHeight - innerHeight - scrollY;
  const line = Math.max(startOfReading, innerHeight - below);
  const isAbove = ({hash}: HTMLAnchorElement) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    // That of a closed fold is nowhere.
    const place = heading?.getClientRects()[0];
    return place !== undefined && place.top < line;
  };
  return links.filter(isAbove).at(-1) ?? links[0];
}
