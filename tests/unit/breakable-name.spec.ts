// Where long names may break. `tests/site/headings.spec.ts` checks the pages.
import {expect, test} from 'vitest';

import {breakablePartsOf} from '../../src/components/breakable-name/parts';

for (const [name, parts] of [
  ['useLazyLoadQuery', 'use Lazy Load Query'],
  ['HTMLElement', 'HTML Element'],
  ['erc20Abi', 'erc20 Abi'],
  ['core/providers/light', 'core/ providers/ light'],
  ['pending', 'pending'],
] as const) {
  test(`${name} breaks into ${parts}`, () => {
    expect(breakablePartsOf(name).join(' ')).toBe(parts);
  });
}
