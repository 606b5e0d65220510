// Checks docs-react/smart-contract/in-depth.mdx. A title has the guide's name, the
// section, and a sentence of the section.
import {dispatch, openPage, readAlerts} from './page';

import {
  createElement as h,
  useState,
  type ComponentType,
  type PropsWithChildren,
} from 'react';
import {expect, test} from 'vitest';

import {importSample} from './import-sample';

const {RestartableLog} = await importSample<{
  RestartableLog: ComponentType<PropsWithChildren>;
}>('docs-react/smart-contract/in-depth.mdx', 'src/RestartableLog.tsx');

test('Contracts in depth, Restart a list of events: “When the user presses the button, the list gets a new `key`, and React mounts it again”', async () => {
  let mounts = 0;
  function List() {
    const [mount] = useState(() => ++mounts);
    return h('p', null, `List ${mount}`);
  }
  const page = await openPage(h(RestartableLog, null, h(List)));
  await expect.poll(page.text).toBe('List 1');
  for (const next of ['List 2', 'List 3']) {
    // Again, until the component listens.
    await expect
      .poll(() => {
        dispatch(window, 'error');
        return readAlerts();
      })
      .toEqual(['This list may have stopped. Restart']);
    page.click('Restart');
    await expect.poll(page.text).toBe(next);
  }
});
