let isOnScreen = true;

new IntersectionObserver((entries) => {
  isOnScreen = entries.at(-1)!.isIntersecting;
}).observe(document.documentElement);

/** Whether nobody can see the frame: it's off the screen, or its tab is. */
export const isOutOfSight = () => !isOnScreen || document.hidden;
