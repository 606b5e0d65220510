/** Time in ms without pending work until a result is complete. */
const quietMs = 60;
/** Time in ms after that until the page's status says so, without flickering. */
const calmMs = 200;
/** The same between a pressed button and the signature that it asks for. */
const pressedCalmMs = 1000;

/** What a run knows about itself. */
interface ProgressOptions {
  /** The element of the result. It's hidden until the run presses a button. */
  element: Pick<HTMLElement, 'hidden' | 'hasChildNodes'>;
  /** Whether a first read of a value waits for its answer. */
  isAnswering: () => boolean;
  /** Whether a signature or a transaction is pending. */
  isBusy: () => boolean;
  /** Whether the run presses a button, which asks for a signature. */
  pressesButton: boolean;
  /** Called when the result is complete, and again after later changes. */
  onSettled: () => void;
  /** Receives whether anything is pending. */
  onBusy: (isBusy: boolean) => void;
}

/**
 * Finds out when the result of a run is complete.
 *
 * @returns functions for the runner: it calls `update` after each change of the
 *   run, and `stop` when the run has ended
 */
export function createProgress({
  element,
  isAnswering,
  isBusy,
  pressesButton,
  onSettled,
  onBusy,
}: ProgressOptions) {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let calm: ReturnType<typeof setTimeout> | undefined;
  let isSettled = false;
  /** Whether the button's signature has been asked for, if there is one. */
  let hasAsked = !pressesButton;

  const settle = () => {
    // A hidden element waits for the press of its button.
    if (element.hidden) return;
    isSettled = true;
    onSettled();
    calm = setTimeout(() => onBusy(false), hasAsked ? calmMs : pressedCalmMs);
  };
  const stop = () => {
    clearTimeout(quiet);
    clearTimeout(calm);
  };

  return {
    isSettled: () => isSettled,
    stop,
    update() {
      stop();
      hasAsked ||= isBusy();
      // Later answers belong to subscriptions, which change with every block.
      const isLoading =
        !element.hasChildNodes() || (!isSettled && isAnswering());
      if (isLoading || isBusy()) onBusy(true);
      else quiet = setTimeout(settle, quietMs);
    },
  };
}
