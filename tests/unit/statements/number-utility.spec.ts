// Checks docs-react/guides/number-utility.mdx and the shared text about mistakes.
// A title has the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test} from './bench';
import {boundary} from './helpers';

import {describe, expect} from 'vitest';
import {
  useNativeTokenAmountFromPlanck,
  usePromiseValue,
} from '@reactive-dot/react';
import {DenominatedNumber} from '@reactive-dot/utils';
import {createElement as h} from 'react';

const {fromNumber} = DenominatedNumber;

test('Numbers and units, Work around known bugs: `usePromiseValue` “calls the function with a symbol and fails”', async ({
  bench,
}) => {
  function PromiseOfFunction() {
    usePromiseValue(useNativeTokenAmountFromPlanck({use: false}));
    return 'shown';
  }
  const page = await bench.openBelowProviders(
    boundary(() => {}, h(PromiseOfFunction)),
  );
  // The text and the button of `boundary`.
  await expect.poll(page.text).toBe('failedAgain');
  expect(page.errors).toContain('Cannot convert Symbol(pending) to a BigInt');
});

describe('Numbers and units, Fix common problems', () => {
  test('“`fromNumber("")` is 0 planck”, but other text that isn’t a number throws', () => {
    expect(fromNumber('', 10).planck).toBe(0n);
    for (const text of ['-1', '1,5', '1 000', 'a'])
      expect(() => fromNumber(text, 10), text).toThrow('Invalid character');
    expect(() => fromNumber('1.', 10)).toThrow('Fractional part missing');
  });

  test('“`fromNumber(0.0000001)` throws”, because “JavaScript prints such a number as `1e-7`”', () => {
    expect(() => fromNumber(0.0000001, 10)).toThrow(
      'Invalid character at position 2',
    );
  });

  test('“Methods inherited from `Number` see 0”', () => {
    const amount = new DenominatedNumber(15n, 1);
    expect(amount.toFixed(2)).toBe('0.00');
    expect(amount.valueOf().toFixed(2)).toBe('1.50');
  });

  test('“`maximumFractionDigits: amount.decimals` throws a `RangeError`” beyond the limit of 100, and not with `Math.min(amount.decimals, 20)`', () => {
    const amount = new DenominatedNumber(15n, 101, 'DOT');
    const format = (maximumFractionDigits: number) =>
      amount.toLocaleString('en', {maximumFractionDigits});
    expect(() => format(amount.decimals)).toThrow(RangeError);
    expect(format(Math.min(amount.decimals, 20))).toBe('DOT\u00a00.00');
  });
});

describe('Numbers and units, Work around known bugs', () => {
  test('−5 planck “becomes `"0.00000000-5"`”', () => {
    expect(new DenominatedNumber(-5n, 10).toString()).toBe('0.00000000-5');
  });

  test('“writes `style` and `currency` into the object that you pass”', () => {
    const options: Intl.NumberFormatOptions = {};
    new DenominatedNumber(15n, 1, 'DOT').toLocaleString('en', options);
    expect(options).toEqual({style: 'currency', currency: 'XTS'});
  });

  test('“`A$&B` becomes `AXTSB`”, and isn’t printed with `style: "decimal"`', () => {
    const amount = new DenominatedNumber(15n, 1, 'A$&B');
    expect(amount.toLocaleString('en')).toContain('AXTSB');
    expect(amount.toLocaleString('en', {style: 'decimal'})).toBe('1.5');
  });
});
