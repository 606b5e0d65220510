import {expect, test} from 'vitest';

import {guideLinks} from '../../src/content/guide-links/site-options';

test('pages pair with the other set, but not those that both sets show', () => {
  const {counterpartOf} = guideLinks;
  expect(counterpartOf('/react/api/react/functions/useLazyLoadQuery')).toEqual({
    set: 'Vue',
    name: 'useQuery',
    path: '/vue/api/vue/functions/useQuery',
  });
  expect(counterpartOf('/vue/api/vue/functions/useQuery')?.name).toBe(
    'useLazyLoadQuery',
  );
  // React has no counterpart of this in Vue.
  expect(counterpartOf('/react/api/react/functions/Await')).toBeUndefined();
  expect(counterpartOf('/react/api/core/classes/Query')).toBeUndefined();
  expect(counterpartOf('/react/api/react/index')).toBeUndefined();
});
