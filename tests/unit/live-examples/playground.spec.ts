import {expect, test} from 'vitest';
import {strFromU8, unzipSync} from 'fflate';

import site from '../../../package.json';
import {toScript} from '../../../src/live-examples/code/to-script';
import {
  pinVersions,
  zipProject,
} from '../../../src/live-examples/playground/zip-project';
import {fromHash, toHash} from '../../../src/live-examples/share/hash';

test('compiled code keeps its lines', () => {
  const code = 'type A = {\n  b: string;\n};\nexport default () => <p>{1}</p>;';
  expect(toScript(code).split('\n')[3]).toContain('exports. default');
});

test('a syntax error has its line', () => {
  expect(() => toScript('const a = 1;\nconst b = ;')).toThrow(
    expect.objectContaining({message: 'Unexpected token', line: 2}) as Error,
  );
});

test('a hash stores the example and the compressed code', () => {
  const shared = {example: 'transfer', code: 'const a = "ä🙂";\n'.repeat(50)};
  const hash = toHash(shared);
  expect(fromHash(hash)).toEqual(shared);
  expect(hash.length).toBeLessThan(200);
});

test('the hash of a heading is ignored', () => {
  expect(fromHash('#heading')).toEqual({});
});

for (const [what, packed] of [
  ['is cut', toHash({code: 'const a = 1;'}).slice('#code='.length, -6)],
  ['was never packed', '!!!'],
] as const) {
  test(`code in an address that ${what} is an error for the reader`, () => {
    expect(() => fromHash(`#code=${packed}`)).toThrow('The link is damaged');
  });
}

test.describe('the downloadable project', () => {
  const files = unzipSync(zipProject());

  test('has the versions of the site', () => {
    const manifest = strFromU8(files['package.json']!);
    expect(manifest).toContain(`"vite": "${site.devDependencies.vite}"`);
    expect(manifest).not.toContain('"*"');
  });

  test("has the chain's metadata", () => {
    const metadata = files['.papi/metadata/polkadot.scale'];
    expect(metadata!.length).toBeGreaterThan(100_000);
  });

  test('has no packages that the site lacks', () => {
    expect(() => pinVersions('"left-pad": "*"')).toThrow(
      'src/live-examples/playground/project/package.json: "left-pad" isn\'t in',
    );
  });
});
