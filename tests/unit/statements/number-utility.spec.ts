import {expect, test} from 'vitest';
import {DenominatedNumber} from '@reactive-dot/utils';

const {fromNumber} = DenominatedNumber;

test('Numbers and units, Fix common problems: “fromNumber("") is 0 planck”, others do', () => {
  expect(fromNumber('', 10).planck).toBe(0n);
  for (const text of ['-1', '1,5', '1 000', 'a'])
    expect(() => fromNumber(text, 10), text).toThrow('Invalid character');
  expect(() => fromNumber(1e-7, 10)).toThrow('Invalid character at position 2');
  expect(() => fromNumber('1.', 10)).toThrow('Fractional part missing');
});

test('Numbers and units, Work around known bugs: “becomes "0.00000000-5"”', () => {
  expect(new DenominatedNumber(-5n, 10).toString()).toBe('0.00000000-5');
});

test('Numbers and units, Fix common problems: “Methods inherited from Number see 0”', () => {
  const amount = new DenominatedNumber(15n, 1);
  expect(amount.toFixed(2)).toBe('0.00');
  expect(amount.valueOf().toFixed(2)).toBe('1.50');
});

test('Numbers and units, Work around known bugs: “writes style and currency into the object that you pass”', () => {
  const options: Intl.NumberFormatOptions = {};
  new DenominatedNumber(15n, 1, 'DOT').toLocaleString('en', options);
  expect(options).toEqual({style: 'currency', currency: 'XTS'});
});

test('Numbers and units, Work around known bugs: “A$&B becomes AXTSB”', () => {
  const amount = new DenominatedNumber(15n, 1, 'A$&B');
  expect(amount.toLocaleString('en')).toContain('AXTSB');
  expect(amount.toLocaleString('en', {style: 'decimal'})).toBe('1.5');
  expect(() =>
    amount.toLocaleString('en', {maximumFractionDigits: 101}),
  ).toThrow(RangeError);
});
