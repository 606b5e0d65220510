import {expect, test} from 'vitest';
import {is} from 'valibot';

import {fromFrame, toFrame} from '../../../src/live-examples/messages';

test.describe('the frame', () => {
  const run = {
    type: 'run',
    script: 'a',
    on: ['fail'],
    balance: 5,
    pressesButton: false,
    isQuiet: false,
  };

  test('accepts a message to run a script', () => {
    expect(is(toFrame, run)).toBe(true);
  });

  for (const message of [
    undefined,
    'run',
    {...run, type: 'toString'},
    {...run, script: 1},
    {...run, on: ['no']},
    {...run, balance: '5'},
  ]) {
    test(`rejects the message ${JSON.stringify(message)}`, () => {
      expect(is(toFrame, message)).toBe(false);
    });
  }
});

test.describe('the page', () => {
  const isAccepted = (change: object) =>
    is(fromFrame, {type: 'changed', change});

  test('accepts a change', () => {
    expect(isAccepted({height: 5})).toBe(true);
  });

  for (const change of [
    {height: '5'},
    {height: 5, run: 'other code'},
    {run: 'other code'},
    {chains: {heights: [{}]}},
  ]) {
    test(`rejects the change ${JSON.stringify(change)}`, () => {
      expect(isAccepted(change)).toBe(false);
    });
  }
});
