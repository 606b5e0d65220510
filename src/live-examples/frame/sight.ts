let isOnScreen = true;

new IntersectionObserver((entries) => {
  for (const {isIntersecting} of entries) isOnScreen = isIntersecting;
}).observe(document.documentElement);

/** Whether nobody can see the frame: it's off the screen, or its tab is. */
export const isOutOfSight = () => !isOnScreen || document.hidden;
