/** Where the chain gets its time from, so that tests can drive it by hand. */
export interface Clock {
  /** Calls `run` once after some milliseconds; returns what cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The clock on the wall. */
export const wallClock: Clock = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  /**
   * Lets some milliseconds pass. Everything due runs in order, and whatever
   * promises it settles are given the time to react.
   */
  advance(milliseconds: number): Promise<void>;
}

/** Makes a clock that stands still at zero. */
export function createManualClock(): ManualClock {
  let now = 0;
  let waiting: {at: number; run: () => void}[] = [];

  const nextBefore = (end: number) =>
    waiting
      .filter(({at}) => at <= end)
      .reduce<(typeof waiting)[number] | undefined>(
        (first, one) => (first && first.at <= one.at ? first : one),
        undefined,
      );

  return {
    after(milliseconds, run) {
      const entry = {at: now + milliseconds, run};
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((one) => one !== entry);
      };
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (let due = nextBefore(end); due; due = nextBefore(end)) {
        const {at, run} = due;
        waiting = waiting.filter((one) => one !== due);
        now = at;
        run();
        await settle();
      }
      now = end;
    },
  };
}

/** Lets promises, and messages that are handed over in a macrotask, through. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
