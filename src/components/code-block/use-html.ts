import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';

import type {LateCode} from '@site/src/plugins/late-code/client/late-code';

/** React writes another object's HTML into the element anew, even where it is the same. */
type Inside = {__html: string};

/** What a block shows. */
interface Shown {
  inside: Inside;
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
  const early = useMemo(
    (): Inside => ({__html: isLate ? '' : code}),
    [isLate, code],
  );
  // As a state it is the same object for certain: it stands for code that only the element has.
  const [late, setLate] = useState<Inside>({
    __html: isLate ? (code.html ?? '') : '',
  });
  useLayoutEffect(() => {
    if (!isLate || code.html !== undefined) return;
    const there = element.current!.innerHTML;
    if (there) code.keep(there);
    else void code.fetch().then(() => setLate({__html: code.html ?? ''}));
  }, [isLate, code]);
  return isLate
    ? {inside: late, lines: code.lines, element}
    : {inside: early, lines: code.split('\n').length - 1, element};
}
