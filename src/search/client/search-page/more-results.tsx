import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';

/** How far below the window results are fetched ahead of the reader. */
const ahead = '300px';

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
        // More results come before the footer, and would push it away from who is there.
        if (isNear && !document.querySelector('.footer :focus-visible')) {
          reach();
        }
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
