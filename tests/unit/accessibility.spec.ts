import {expect, test} from 'vitest';

import {accessibility} from '../accessibility';
import {missingTests} from '../held-rows';

test('every test named beside a criterion of WCAG exists', () => {
  expect(missingTests(accessibility)).toEqual([]);
});
