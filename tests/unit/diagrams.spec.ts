import {expect, test} from 'vitest';

import {
  contexts,
  queryLife,
  transactionLife,
} from '../../src/components/diagrams/data';
import {
  describeLayers,
  describeTrack,
} from '../../src/components/diagrams/describe';
import {wrapText} from '../../src/components/diagrams/wrap-text';

test('text breaks at words and keeps every one of them', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapText('a verylongword b', 4)).toEqual(['a', 'verylongword', 'b']);
  expect(wrapText('', 4)).toEqual([]);
});

test('the words of a track say each stop, each failure and the way back', () => {
  for (const track of [queryLife.react, queryLife.vue, transactionLife]) {
    const words = describeTrack(track).join('\n');
    for (const {name, note, failure} of track.stations) {
      expect(words).toContain(`${name}: ${note}`);
      expect(words).toContain(failure ?? '');
    }
    expect(words).toContain(track.back!.note);
  }
});

test('the words of the contexts name every layer and everything it enables', () => {
  for (const {title, layers} of Object.values(contexts)) {
    const words = describeLayers({title, layers}).join('\n');
    for (const {name, gives, enables} of layers) {
      for (const part of [name, gives, ...enables]) {
        expect(words).toContain(part);
      }
    }
  }
});
