/**
 * The state of an example, after events that a browser can't produce in a fixed
 * order: the reader flips a switch while the frame sends a report.
 */
import {expect, test} from 'vitest';

import {
  codeOf,
  flip,
  log,
  report,
  run,
  start,
  statusOf,
  stop,
  type ExampleState,
  type LoadedDemo,
} from '@site/src/live-examples/example/model';

const demo: LoadedDemo = {
  name: 'some-demo',
  group: 'Reading',
  title: 'Some demo',
  text: 'Reads a value.',
  switches: ['slow', 'fail'],
  on: ['fail'],
  balance: 5,
  height: 128,
  chain: 'closed',
  requests: 'closed',
  code: 'the code',
  script: 'the script',
};

const running = run(start, demo, demo.script, false);

const withBlock = {
  heights: [{name: 'Polkadot', best: 1, finalized: 0}],
  on: [],
  balances: [],
};

test.describe('a report of the frame', () => {
  const chains = {heights: [], on: [], balances: []};
  const flipped = flip(start, 'slow', true);

  test('keeps a switch that the reader flipped after it', () => {
    const reported = report(flipped, {chains, lastFlip: 0});
    expect(reported.chains.on).toEqual(['slow']);
  });

  // Some switches turn themselves off, such as "Fail the next request".
  test('sets the switches, if the frame has received the last flip', () => {
    const reported = report(flipped, {chains, lastFlip: 1});
    expect(reported.chains.on).toEqual([]);
  });

  test('of the empty page’s height shows no result yet', () => {
    expect(report(running, {height: 0}).hasShown).toBe(false);
    expect(report(running, {height: 1}).hasShown).toBe(true);
  });
});

test.describe('a run', () => {
  test('starts with the demo’s switches and those of the reader', () => {
    const {chains} = run(flip(start, 'slow', true), demo, 'a script', false);
    expect(chains.on).toEqual(['fail', 'slow']);
  });

  test('clears the console and the problem of the last one', () => {
    const failed = {
      ...log(running, {level: 'log', message: 'a message', line: 0}),
      problem: {message: 'It failed.', line: 1},
    };
    const {problem, ...rerun} = run(failed, demo, 'a script', false);
    expect(problem).toBeUndefined();
    expect(rerun.log).toEqual([]);
  });
});

test('Stop keeps the code, the console, and the switches', () => {
  const logged = log(
    {...flip(running, 'slow', true), code: 'my code'},
    {level: 'log', message: 'a message', line: 0},
  );
  const stopped = stop(logged);
  expect(statusOf(stopped)).toBe('idle');
  expect(stopped.code).toBe('my code');
  expect(stopped.log).toEqual(logged.log);
  expect(stopped.chains.on).toEqual(['fail', 'slow']);
});

test('the console keeps the newest 200 messages', () => {
  let state: ExampleState = start;
  for (let line = 1; line <= 201; line += 1)
    state = log(state, {level: 'log', message: 'a message', line});
  expect(state.log).toHaveLength(200);
  expect(state.log[0]?.line).toBe(2);
});

test('an unchanged example has the demo’s code', () => {
  expect(codeOf({...start, demo})).toBe('the code');
});

test('a changed example has the reader’s code, also if it’s empty', () => {
  expect(codeOf({...start, demo, code: ''})).toBe('');
});

for (const [what, status, state] of [
  ['before Run', 'idle', start],
  ['that is being fetched', 'starting', {...start, isStarting: true}],
  // On the home page, a recorded run is visible until the first result.
  [
    'without a first result',
    'starting',
    {...running, isBusy: true, hasShown: false},
  ],
  [
    'with a pending answer',
    'running',
    {...running, isBusy: true, hasShown: true},
  ],
  // For example, it connects only after the reader presses its button.
  ['without a block yet', 'ready', {...running, isBusy: false}],
  [
    'whose answers have arrived',
    'live',
    report({...running, isBusy: false}, {chains: withBlock, lastFlip: 0}),
  ],
  [
    'whose connection is cut',
    'disconnected',
    flip({...running, isBusy: false}, 'cut', true),
  ],
  [
    'with a problem',
    'failed',
    {...running, problem: {message: 'It failed.', line: 0}},
  ],
] as const) {
  test(`an example ${what} is ${status}`, () => {
    expect(statusOf(state)).toBe(status);
  });
}
