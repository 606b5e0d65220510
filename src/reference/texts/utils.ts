import type {ModuleTexts} from './types';

export const utilsTexts: ModuleTexts = {
  DenominatedNumber: {
    purpose: 'Numbers and balances',
    summary:
      'An amount of a token: whole planck, the number of decimals and the symbol of the token. Nothing is lost in it, however large it is.',
    remarks:
      'It extends the `Number` of the language, so it can be compared and passed to code that expects a number; that conversion, like `valueOf`, rounds to the precision of a floating-point number. Calculate with `planck`.',
    members: {
      constructor: {
        summary: 'Makes an amount from planck.',
        parameters: {
          planck:
            'The amount in the smallest unit; anything that `BigInt()` takes.',
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
          'Makes an amount from a decimal number. Decimals beyond those of the token are cut off, not rounded. Empty text gives 0.',
        parameters: {
          number:
            'The number, best as text: only digits and one point are understood.',
          decimals:
            'How many decimals the token has: a whole number from 0 to 100.',
          denomination: 'The symbol of the token, such as `DOT`.',
        },
        throws:
          'An `Error` when `number` has a character other than a digit or a point (a sign and an exponent too), more than one point or nothing after the point, and when `decimals` is not a whole number from 0 to 100.',
      },
      valueOf: {
        summary:
          'The amount as a floating-point number, in whole tokens. Large amounts are rounded.',
      },
      toString: {
        summary:
          'The exact amount in whole tokens, with a point and without trailing zeros or symbol.',
      },
      toLocaleString: {
        summary:
          'The amount as readers of a language write it, with the symbol of the token where they put that of a currency.',
        parameters: {
          locales: 'The language or languages, as in `Number.toLocaleString`.',
          options:
            'As in `Number.toLocaleString`. Unless it names a `style`, the amount is written as a currency; without a denomination it is a plain number.',
        },
      },
      mapPlanck: {
        summary:
          'Makes a new amount of the same token by calculating in planck.',
        parameters: {mapper: 'Gets the planck and returns the new planck.'},
      },
      mapNumber: {
        summary:
          'Makes a new amount of the same token by calculating in whole tokens.',
        parameters: {
          mapper:
            'Gets the amount as a floating-point number and returns the new one.',
        },
        throws:
          'What `fromNumber` throws, so for a negative result and for one that JavaScript writes with an exponent.',
      },
    },
  },
  BigIntMath: {
    purpose: 'Numbers and balances',
    summary: 'The smallest and the largest of several `bigint` values.',
    returnType:
      '{ min(...values: bigint[]): bigint; max(...values: bigint[]): bigint }',
    members: {
      min: {
        summary: 'The smallest of the values.',
        parameters: {values: 'The values to compare.'},
        returns: 'The smallest, or `0n` when there are none.',
      },
      max: {
        summary: 'The largest of the values.',
        parameters: {values: 'The values to compare.'},
        returns: 'The largest, or `0n` when there are none.',
      },
    },
  },
};
