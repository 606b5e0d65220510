import OriginalTOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useEffect, useMemo, type ReactNode} from 'react';

import {showEntry} from '@site/src/client-modules/show-entry';
import {keepHyphens} from '@site/src/site/keep-hyphens';

const active = 'table-of-contents__link--active';

/**
 * Marks the part being read in the contents and keeps it in sight. The theme's
 * own mark never reaches a page's last parts and doesn't exist on small
 * screens.
 */
export default function MarkedTOCItems({
  // A page has two lists. Only the one next to the text gets a class from the
  // theme.
  linkClassName = 'table-of-contents__link toc-link',
  toc: entries,
  ...props
}: Props): ReactNode {
  const toc = useMemo(
    () =>
      entries.map((entry) => ({
        ...entry,
        value: breakAfterSlash(keepHyphens(entry.value)),
      })),
    [entries],
  );
  useEffect(() => {
    // Contents within the text have no classes.
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
      showEntry(current ?? links[0], list);
    };
    // Reports the initial size, and changes when skipped content is laid out.
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

/** Lets names of packages in HTML break after a slash. Tags don't change. */
const breakAfterSlash = (html: string): string =>
  html.replace(/(?<=\w)\/(?=\w)(?![^<>]*>)/g, '/<wbr>');

/** Position of a link's target heading, in pixels from the top. */
const atTop = 100;

/**
 * Returns the link to the part being read: the last heading above a line across
 * the window, or a link's target at the top. The line is at a third of the window
 * and moves to the bottom at the end of the page.
 *
 * @returns undefined in the introduction
 */
function findPart(links: readonly HTMLAnchorElement[]) {
  const {scrollHeight} = document.documentElement;
  const below = scrollHeight - innerHeight - scrollY;
  const line = innerHeight - Math.min(below, (2 / 3) * innerHeight);
  const tops = links.map(({hash}) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    // A heading in a closed fold has no position.
    return heading?.getClientRects()[0]?.top ?? Infinity;
  });
  const lastAbove = (height: number) =>
    links.findLast((_, index) => tops[index]! < height);
  const reached = lastAbove(atTop);
  if (reached && reached.hash === location.hash) return reached;
  return lastAbove(line);
}
