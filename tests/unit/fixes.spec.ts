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

test.describe('the announcement', () => {
  const namespace = '-a1';
  const forget = (id: string) => forgetOldDismissal(id, namespace);

  /** Runs the script against a storage that holds `before` and returns what it holds then. */
  function run(id: string, before: Record<string, string>): typeof before {
    const held = {...before};
    vm.runInNewContext(forget(id), {
      localStorage: {
        getItem: (key: string) => held[key] ?? null,
        setItem: (key: string, value: string) => (held[key] = value),
      },
    });
    return held;
  }
  const state = (id: string, dismiss: string) => ({
    [`docusaurus.announcement.id${namespace}`]: id,
    [`docusaurus.announcement.dismiss${namespace}`]: dismiss,
  });

  test('denied storage is no error', () => {
    const denied = {
      get localStorage(): never {
        throw new Error('denied');
      },
    };
    expect(() => void vm.runInNewContext(forget('new'), denied)).not.toThrow();
  });

  test('an id cannot end the script element', () => {
    const id = '</script><b>"\'';
    expect(forget(id)).not.toContain('</script');
    expect(run(id, state(id, 'true'))).toEqual(state(id, 'true'));
  });
});
