import OriginalTOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useEffect, useRef, type ReactNode} from 'react';

import {showEntry} from '@site/src/client-modules/show-entry';

const link = 'table-of-contents__link';

/**
 * The original, which marks the part being read and keeps it in sight. The
 * theme's own mark never comes to the last parts of a page, and isn't on small
 * screens.
 */
export default function MarkedTOCItems(props: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const links = Array.from(
      list.current!.querySelectorAll<HTMLAnchorElement>(`.${link}`),
    );
    const mark = () => {
      const current = findPart(links);
      for (const one of links) {
        one.classList.toggle(`${link}--active`, one === current);
      }
      showEntry(current, list.current?.parentElement);
    };
    // It tells the first size too, and others as what was out of sight is laid out.
    const observer = new ResizeObserver(mark);
    observer.observe(document.getElementById('__docusaurus')!);
    window.addEventListener('scroll', mark, {passive: true});
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', mark);
    };
  }, [props.toc]);
  return (
    <div ref={list}>
      <OriginalTOCItems
        {...props}
        linkClassName={link}
        linkActiveClassName={undefined}
      />
    </div>
  );
}

/**
 * The link to the last heading above a line across the window. The line is in
 * the upper half, and goes to the foot as the page comes to its end.
 */
function findPart(links: readonly HTMLAnchorElement[]) {
  const {scrollHeight} = document.documentElement;
  const below = scrollHeight - innerHeight - scrollY;
  const line = innerHeight - Math.min(below, 0.6 * innerHeight);
  const isAbove = ({hash}: HTMLAnchorElement) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    // That of a closed fold is nowhere.
    const place = heading?.getClientRects()[0];
    return place !== undefined && place.top < line;
  };
  return links.filter(isAbove).at(-1) ?? links[0];
}
