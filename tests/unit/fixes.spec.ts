import {expect, test} from 'vitest';
import vm from 'node:vm';

import {forgetOldDismissal} from '../../src/fixes/announcement-bar';
import {browserPrismDefect} from '../../src/fixes/browser-prism';
import {expectDefects} from '../../src/fixes/defect';
import {docSearchDefect} from '../../src/fixes/docsearch-modal';

test('fixes that find nothing to mend are named at once, with what to do', () => {
  const defects = [browserPrismDefect, docSearchDefect];
  expect(() => expectDefects(defects)).not.toThrow();
  expect(() =>
    expectDefects(defects.map((each) => ({...each, shows: 'no such text'}))),
  ).toThrow(
    /^src\/fixes\/browser-prism\.ts was made for @docusaurus\/theme-classic 3\.9\.2, but .* no longer contains "no such text"\..*\nsrc\/fixes\/docsearch-modal\.ts .*\n.*change or remove the fixes\.$/,
  );
});

test('the script of the announcement takes denied storage for no error, and no id can end its element', () => {
  const script = forgetOldDismissal('</script>', '');
  const denied = {
    get localStorage(): never {
      throw new Error('denied');
    },
  };
  expect(() => void vm.runInNewContext(script, denied)).not.toThrow();
  expect(script).not.toContain('</script');
});
