import {expect, test} from 'vitest';

import {highlight} from '../../../src/content/code-samples/highlight';

/** Returns the texts with a color, by role. */
const colored = (code: string): string[] =>
  highlight(code, 'tsx')
    .flat()
    .flatMap(({text, className}) =>
      className ? [`${className.replace('tok-', '')} ${text.trim()}`] : [],
    );

test.for([
  ['state.block.number', []],
  ['read({ number: 1 })', ['fn read', 'number 1']],
  ['defineProps<{ address: string }>()', ['fn defineProps', 'type string']],
  [
    'type A<T> = T extends string ? number : bigint',
    [
      'keyword type',
      'type A',
      'type T',
      'keyword extends',
      'type string',
      'type number',
      'type bigint',
    ],
  ],
] as const)(
  'names of properties have no color of a type: %s',
  ([code, tokens]) => {
    expect(colored(code)).toEqual(tokens);
  },
);
