/**
 * The shapes of the messages between a page and its frame. Both sides reject
 * everything else, because readers' code can post messages, too.
 */
import {expect, test} from 'vitest';
import {is} from 'valibot';

import {fromFrame, toFrame} from '../../../src/live-examples/messages';

const run = {
  type: 'run',
  script: 'a',
  on: ['fail'],
  balance: 5,
  pressesButton: false,
  isQuiet: false,
};

test.describe('the frame', () => {
  for (const message of [
    run,
    {type: 'flip', name: 'slow', isOn: true, id: 1},
    {type: 'theme', theme: 'dark'},
    {type: 'ping'},
  ]) {
    test(`accepts the message "${message.type}"`, () => {
      expect(is(toFrame, message)).toBe(true);
    });
  }

  // Each differs from an accepted message in one place.
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
  const height = {name: 'Polkadot', best: 2, finalized: 0};
  const chains = {heights: [height], on: ['slow'], balances: []};

  for (const change of [
    {isBusy: true},
    {problem: {message: 'It failed.', line: 1}},
    {height: 5},
    {said: 'Sent.'},
    {chains, lastFlip: 0},
  ]) {
    test(`accepts the change ${JSON.stringify(change)}`, () => {
      expect(isAccepted(change)).toBe(true);
    });
  }

  for (const [what, change] of [
    ['a height as text', {height: '5'}],
    ['two changes', {height: 5, said: 'Sent.'}],
    ['an unknown change', {run: 'other code'}],
    [
      'a chain without heights',
      {chains: {...chains, heights: [{name: 'Polkadot'}]}, lastFlip: 0},
    ],
    ['an unknown switch', {chains: {...chains, on: ['no']}, lastFlip: 0}],
  ] as const) {
    test(`rejects ${what}`, () => {
      expect(isAccepted(change)).toBe(false);
    });
  }

  test('accepts a list of 1,000 entries, and rejects a longer one', () => {
    const withHeights = (length: number) => ({
      chains: {...chains, heights: Array.from({length}, () => height)},
      lastFlip: 0,
    });
    expect(isAccepted(withHeights(1000))).toBe(true);
    expect(isAccepted(withHeights(1001))).toBe(false);
  });
});
