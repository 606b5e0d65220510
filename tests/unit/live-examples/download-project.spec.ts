/**
 * The project that readers download with their code. The build zips it, so its
 * files are checked here, and `tests/full/playground-project.spec.ts` installs
 * and builds it.
 */
import {expect, onTestFinished, test, vi} from 'vitest';
import {strFromU8, unzipSync} from 'fflate';

import site from '../../../package.json';
import {
  pinVersions,
  zipProject,
} from '../../../src/live-examples/playground/zip-project';

const zip = zipProject();
const files = new Map(Object.entries(unzipSync(zip)));

/** Returns a file of the project. */
function read(file: string): Uint8Array {
  const content = files.get(file);
  if (!content) throw new Error(`The project has no ${file}.`);
  return content;
}

test('the project has the versions of the site', () => {
  const manifest = strFromU8(read('package.json'));
  expect(manifest).toContain(`"vite": "${site.devDependencies.vite}"`);
  expect(manifest).not.toContain('"*"');
});

for (const chain of ['polkadot', 'kusama']) {
  test(`the project has the metadata of ${chain}`, () => {
    // An empty file, or a pointer to another one, is smaller than 100 kB.
    const metadata = read(`.papi/metadata/${chain}.scale`);
    expect(metadata.length).toBeGreaterThan(100_000);
  });
}

test('the project is the same at another time', () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime('2001-02-03');
  expect(zipProject()).toEqual(zip);
});

test('a package that the site lacks is an error with instructions', () => {
  expect(() => pinVersions('"left-pad": "*"')).toThrow(
    'src/live-examples/playground/project/package.json: "left-pad" isn\'t in the site\'s package.json, so its version is unknown. Install it there, or remove it here.',
  );
});
