import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';

/** How far below the window results are fetched ahead of the reader. */
const ahead = '300px';

/**
 * Further results would push away what a reader goes to with the keyboard, and
 * keep the footer out of reach: who tabs through results presses the button.
 */
const keyboardFocus =
  'main :is(a, button):focus-visible, .footer :focus-visible';

/** Stands below the results: asks for more when the reader comes near, or presses it. */
export default function MoreResults({
  shown,
  onReach,
}: {
  /** How many results show; with more of them the reader may still be near. */
  shown: number;
  onReach: () => void;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({isIntersecting}) => isIntersecting);
        if (isNear && !document.querySelector(keyboardFocus)) reach();
      },
      {rootMargin: ahead},
    );
    observer.observe(button.current!);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <button
      ref={button}
      type="button"
      className="button button--secondary button--block"
      onClick={onReach}
    >
      Show more results
    </button>
  );
}
