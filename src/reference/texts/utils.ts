import type {ModuleTexts} from './types';

export const utilsTexts: ModuleTexts = {
  DenominatedNumber: {
    purpose: 'Numbers and balances',
    summary:
      'An amount of a token: a whole number of planck (the smallest unit), the number of decimals and the symbol of the token. It is exact, however large the amount.',
    remarks:
      'It extends JavaScript’s `Number`, so you can compare it and pass it to code that expects a number. That conversion rounds to about 16 digits, as `valueOf` does. Calculate with `planck`.',
    members: {
      constructor: {
        summary: 'Creates an amount from planck.',
        parameters: {
          planck:
            'The amount in the smallest unit: anything that `BigInt()` accepts.',
          decimals: 'How many decimals the token has.',
          denomination: 'The symbol of the token, such as `DOT`.',
        },
        throws: 'What `BigInt()` throws when `planck` is not a whole number.',
      },
      planck: {summary: 'The amount in the smallest unit of the token.'},
      decimals: {summary: 'How many decimals the token has.'},
      denomination: {summary: 'The symbol of the token.'},
      fromNumber: {
        summary:
          'Creates an amount from a decimal number. Digits beyond the decimals of the token are cut off, not rounded. Empty text returns 0.',
        parameters: {
          number:
            'The number, preferably as text: digits with at most one point.',
          decimals:
            'How many decimals the token has: a whole number from 0 to 100.',
          denomination: 'The symbol of the token, such as `DOT`.',
        },
        throws:
          'An `Error` if `number` has another character than digits and a point (also a sign or an exponent), more than one point, or nothing after the point; and if `decimals` is not a whole number from 0 to 100.',
      },
      valueOf: {
        summary:
          'Returns the amount in whole tokens as a JavaScript number. Large amounts are rounded.',
      },
      toString: {
        summary:
          'Returns the exact amount in whole tokens, with a point, without trailing zeros and without the symbol.',
      },
      toLocaleString: {
        summary:
          'Formats the amount for a language, with the symbol of the token in place of a currency’s.',
        parameters: {
          locales: 'The language or languages, as in `Number.toLocaleString`.',
          options:
            'As in `Number.toLocaleString`. If you set no `style`, the amount is formatted as a currency, or as a plain number if it has no denomination.',
        },
      },
      mapPlanck: {
        summary:
          'Returns a new amount of the same token, calculated in planck.',
        parameters: {mapper: 'Gets the planck and returns the new planck.'},
      },
      mapNumber: {
        summary:
          'Returns a new amount of the same token, calculated in whole tokens.',
        parameters: {
          mapper:
            'Gets the amount as a JavaScript number and returns the new one.',
        },
        throws:
          'The errors of `fromNumber`: for a negative result, and for one that JavaScript writes with an exponent.',
      },
    },
  },
  BigIntMath: {
    purpose: 'Numbers and balances',
    summary: 'The smallest and the largest of several `bigint` values.',
    returnType:
      '{ min(...values: bigint[]): bigint; max(...values: bigint[]): bigint }',
    parameters: {
      min: 'Returns the smallest of the values, or `0n` when there are none.',
      max: 'Returns the largest of the values, or `0n` when there are none.',
    },
  },
};
