import {useLayoutEffect, useRef, useState, type RefObject} from 'react';

import type {LateCode} from '@site/src/plugins/late-code/client/late-code';

/** What a block shows. */
interface Shown {
  html: string;
  lines: number;
  /** To be given to the element that holds the HTML. */
  element: RefObject<HTMLElement | null>;
}

/**
 * The HTML of a block. Code that is not in the scripts is left in the element
 * that is there when React takes over the page, and remembered for when React
 * makes the element anew.
 */
export function useHtml(code: string | LateCode): Shown {
  const isLate = typeof code !== 'string';
  const element = useRef<HTMLElement>(null);
  // Kept while the element is: what React has not changed it leaves as it is.
  const [lateHtml, setLateHtml] = useState(isLate ? code.html : undefined);
  useLayoutEffect(() => {
    if (!isLate || code.html !== undefined) return;
    const there = element.current!.innerHTML;
    if (there) code.keep(there);
    else void code.fetch().then(() => setLateHtml(code.html));
  }, [isLate, code]);
  return isLate
    ? {html: lateHtml ?? '', lines: code.lines, element}
    : {html: code, lines: code.split('\n').length - 1, element};
}
