import {expect, test} from 'vitest';

import {createTimeCheck} from '@site/src/live-examples/frame/check-time';

const tooLong = 'The code ran for two seconds without a pause.';

/** Creates a time check whose clock and pauses the test controls. */
function setUp() {
  let time = 0;
  const pauses: (() => void)[] = [];
  const clock = {now: () => time};
  const check = createTimeCheck(clock, (callback) => pauses.push(callback));
  return {
    clock,
    check,
    /** Calls the check often. Most calls don't read the clock. */
    loop: () => {
      for (let turn = 0; turn < 1000; turn++) check();
    },
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

test('each call throws until the code pauses, even if it catches the error', () => {
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

test('an example that replaces the clock still has two seconds', () => {
  const {clock, loop, wait} = setUp();
  clock.now = () => 0;
  loop();
  wait(2001);
  expect(loop).toThrow(tooLong);
});
