import {expect, test} from 'vitest';

import {createTimeCheck} from '@site/src/live-examples/frame/check-time';

const tooLong = 'The code ran for two seconds without a pause.';

/** Creates a time check with a clock and pauses that a test controls. */
function setUp() {
  let time = 0;
  const pauses: (() => void)[] = [];
  const clock = {now: () => time};
  const check = createTimeCheck(clock, (callback) => pauses.push(callback));
  return {
    clock,
    /** Calls the check as often as a loop does. */
    loop: () => {
      for (let turn = 0; turn < 1000; turn++) check();
    },
    check,
    wait: (ms: number) => (time += ms),
    pause: () => pauses.splice(0).forEach((callback) => callback()),
  };
}

test('code that runs for longer than two seconds throws', () => {
  const {loop, wait} = setUp();
  loop();
  wait(2000);
  expect(loop).not.toThrow();
  wait(1);
  expect(loop).toThrow(tooLong);
});

test('code that catches the error gets it again at each call, until it pauses', () => {
  const {loop, check, wait, pause} = setUp();
  loop();
  wait(2001);
  expect(loop).toThrow(tooLong);
  expect(check).toThrow(tooLong);
  expect(check).toThrow(tooLong);
  pause();
  expect(loop).not.toThrow();
});

test('a pause restarts the time', () => {
  const {loop, wait, pause} = setUp();
  for (let task = 0; task < 5; task++) {
    loop();
    wait(1500);
    pause();
  }
  expect(loop).not.toThrow();
});

test('an example that replaces the clock changes nothing', () => {
  const {clock, loop, wait} = setUp();
  clock.now = () => 0;
  loop();
  wait(2001);
  expect(loop).toThrow(tooLong);
});
