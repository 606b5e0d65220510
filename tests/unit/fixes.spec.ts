import {expect, test} from 'vitest';

import {browserPrismDefect} from '../../src/fixes/browser-prism';
import {expectDefects} from '../../src/fixes/defect';
import {docSearchModalDefects} from '../../src/fixes/docsearch-modal';
import {malformedAddressDefect} from '../../src/fixes/malformed-address';

test('reports all fixes without a defect, with instructions', () => {
  const defects = [browserPrismDefect, malformedAddressDefect];
  expect(() =>
    expectDefects([...defects, ...docSearchModalDefects]),
  ).not.toThrow();
  expect(() =>
    expectDefects(defects.map((each) => ({...each, shows: 'no such text'}))),
  ).toThrow(
    /^src\/fixes\/browser-prism\.ts was made for @docusaurus\/theme-classic 3\.9\.2, but .* no longer contains "no such text"\..*\nsrc\/fixes\/malformed-address\/ .*\n.*change or remove the fixes\.$/,
  );
});
