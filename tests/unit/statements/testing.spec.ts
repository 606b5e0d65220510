// Checks docs-react/guides/testing.mdx. A title has the guide's name, the section, and
// a sentence of the section.
// `page` comes before packages, which look for the browser globals that it sets.
import {findButton, openPage} from './page';

import {expect, test} from 'vitest';
import {createElement as h} from 'react';

test('Testing, Fix common problems: “In `happy-dom`, a disabled `fieldset` doesn’t keep clicks from its buttons, and a button’s own `disabled` stays `false`”', async () => {
  let clicks = 0;
  const page = await openPage(
    h(
      'fieldset',
      {disabled: true},
      h('button', {onClick: () => void clicks++}, 'Send'),
    ),
  );
  await expect.poll(page.text).toBe('Send');
  page.click('Send');
  await expect.poll(() => clicks).toBe(1);
  const button = findButton('Send');
  expect(button?.disabled).toBe(false);
  expect(button?.closest('fieldset')).toHaveProperty('disabled', true);
});
