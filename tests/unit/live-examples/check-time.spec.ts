/**
 * The time check that ends endless code. The clock and the pauses are the test's,
 * so that two seconds take no time. The engines test it in real frames.
 */
import {expect, test} from 'vitest';

import {createTimeCheck} from '@site/src/live-examples/frame/check-time';

const tooLong = 'The code ran for two seconds without a pause.';

/** More calls than the check makes between two readings of the clock. */
const manyCalls = 1000;

/** Creates a time check whose clock and pauses the test controls. */
function setUp() {
  let time = 0;
  const pauses: (() => void)[] = [];
  const clock = {now: () => time};
  const check = createTimeCheck(clock, (callback) => pauses.push(callback));
  return {
    clock,
    check,
    /** Runs like a loop without a pause. */
    loop: () => {
      for (let call = 0; call < manyCalls; call += 1) check();
    },
    /** Advances the clock. */
    wait: (ms: number) => (time += ms),
    /** Ends the task, as an `await` or a timer would. */
    pause: () => pauses.splice(0).forEach((callback) => callback()),
  };
}

test('code can run for two seconds', () => {
  const {loop, wait} = setUp();
  loop();
  wait(2000);
  expect(loop).not.toThrow();
});

test('code that runs for longer than two seconds throws', () => {
  const {loop, wait} = setUp();
  loop();
  wait(2001);
  expect(loop).toThrow(tooLong);
});

test('after the first error, each call throws, even if the code catches it', () => {
  const {loop, check, wait} = setUp();
  loop();
  wait(2001);
  expect(loop).toThrow(tooLong);
  expect(check).toThrow(tooLong);
  expect(check).toThrow(tooLong);
});

test('after an error and a pause, code can run again', () => {
  const {loop, wait, pause} = setUp();
  loop();
  wait(2001);
  expect(loop).toThrow(tooLong);
  pause();
  expect(loop).not.toThrow();
});

test('code that pauses can run for longer than two seconds in total', () => {
  const {loop, wait, pause} = setUp();
  loop();
  wait(1500);
  pause();
  loop();
  wait(1500);
  expect(loop).not.toThrow();
});

test('an example that replaces the clock still has two seconds', () => {
  const {clock, loop, wait} = setUp();
  clock.now = () => 0;
  loop();
  wait(2001);
  expect(loop).toThrow(tooLong);
});
