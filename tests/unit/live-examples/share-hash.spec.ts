/**
 * Addresses of the playground with a reader's code. They are shared, so an
 * address from elsewhere can have any content.
 */
import {expect, test} from 'vitest';

import {
  fitsInAddress,
  fromHash,
  hashOf,
  toHash,
} from '../../../src/live-examples/share/hash';
import {readDemos} from '../../../src/live-examples/read-demos';

test('a hash keeps the example and the code', () => {
  const shared = {example: 'transfer', code: 'const a = "ä🙂";\n'};
  expect(fromHash(toHash(shared))).toEqual(shared);
});

test('a hash keeps code that is empty', () => {
  expect(fromHash(toHash({code: ''}))).toMatchObject({code: ''});
});

test('a hash has only characters that an address keeps', () => {
  // Compressed, this code needs the characters that base64 adds to letters.
  const code = Array.from({length: 100}, (_, n) => (n * n).toString(36)).join();
  expect(toHash({code})).toMatch(/^#code=[\w-]+$/);
  expect(toHash({code})).toMatch(/-/);
  expect(toHash({code})).toMatch(/_/);
});

test('a hash compresses the code', () => {
  const code = 'const a = "ä🙂";\n'.repeat(50);
  expect(toHash({code}).length).toBeLessThan(code.length / 4);
});

test('the hash of unchanged code only has the example', () => {
  const [demo] = readDemos();
  expect(hashOf(demo!, demo!.code)).toBe('#example=first-query');
});

test('the hash of a heading has no example and no code', () => {
  expect(fromHash('#heading')).toEqual({});
});

for (const [what, packed] of [
  ['was cut', toHash({code: 'const a = 1;'}).slice('#code='.length, -6)],
  ['was never packed', '!!!'],
] as const) {
  test(`code in an address that ${what} is an error for the reader`, () => {
    expect(() => fromHash(`#code=${packed}`)).toThrow(
      "The link is damaged, and its code can't be read. Ask for a new link.",
    );
  });
}

test('an address can have 50,000 characters of code', () => {
  // Three bytes for each character: the most that UTF-8 needs.
  const code = '€'.repeat(50_000);
  expect(fitsInAddress(code)).toBe(true);
  expect(fromHash(toHash({code})).code).toBe(code);
});

for (const [what, length] of [
  ['one more character', 50_001],
  // Packed, this is short. A longer one would fill the memory.
  ['a million characters', 1_000_000],
] as const) {
  test(`an address with ${what} is an error for the reader`, () => {
    const code = 'a'.repeat(length);
    expect(fitsInAddress(code)).toBe(false);
    expect(() => fromHash(toHash({code}))).toThrow(
      'The code in this link is too long. The playground opens at most 50,000 characters.',
    );
  });
}
