import {expect, test} from 'vitest';
import {strFromU8, unzipSync} from 'fflate';
import {is} from 'valibot';

import site from '../../../package.json';
import {toScript} from '../../../src/live-examples/code/to-script';
import {fromFrame, toFrame} from '../../../src/live-examples/messages';
import {fromHash, toHash} from '../../../src/live-examples/share/hash';
import {
  pinVersions,
  zipProject,
} from '../../../src/live-examples/playground/zip-project';
import {
  filterExamples,
  matchingHooks,
} from '../../../src/live-examples/playground/filter-examples';
import {
  listHooks,
  parseDemo,
  readDemos,
} from '../../../src/live-examples/read-demos';

const demos = readDemos();

test('reads the title, group, and code of a demo', () => {
  expect(demos[0]).toMatchObject({
    name: 'first-query',
    title: 'A first query',
    group: 'Reading',
    switches: ['slow'],
    on: [],
    code: expect.stringMatching(/^import /) as string,
  });
});

for (const [head, problem] of [
  ['', 'Begin the file with a comment in YAML'],
  ['title: A', '× Invalid key: Expected "text"'],
  [
    'title: A\ntext: B\ngroup: C',
    '× Invalid key: Expected never but received "group"',
  ],
  [
    'title: A\ntext: B\nswitches: [fast]',
    '× Invalid type: Expected ("fail" | "slow" | "refuse" | "invalid" | "dispatch" | "drop" | "stop" | "cut") but received "fast"',
  ],
] as const) {
  test(`reports a mistake in the head "${head}" with its file`, () => {
    const text = head && `/*\n${head}\n*/\n// ---cut---\n`;
    expect(() => parseDemo('some', `${text}code`)).toThrow(
      `src/live-examples/demos/some.tsx: ${problem}`,
    );
  });
}

test('the gallery finds each typed word in the group, title, sentence, or hooks', () => {
  const entries = demos.map((demo) => ({...demo, hooks: listHooks(demo.code)}));
  const namesOf = (typed: string) =>
    filterExamples(entries, typed).map(({name}) => name);
  expect(namesOf(' ')).toHaveLength(demos.length);
  expect(namesOf('USESTOREDACCOUNT')).toEqual(['remembered-account']);
  expect(namesOf('toast useMutation')).toEqual(['toasts']);
  expect(namesOf('several chains')).toContain('two-chains');
  expect(namesOf('nothing')).not.toContain('toasts');

  // Several examples only have a hook that contains it, such as useTransition.
  const [first] = filterExamples(entries, 'trans');
  expect(first!.title.toLowerCase()).toContain('trans');

  const [toasts] = filterExamples(entries, 'toast');
  expect(matchingHooks(toasts!, 'mutation toast')).toEqual([
    'useMutation',
    'useMutationListener',
  ]);
});

test('compiled code keeps its lines, and a syntax error has its line', () => {
  const code = 'type A = {\n  b: string;\n};\nexport default () => <p>{1}</p>;';
  expect(toScript(code).split('\n')[3]).toContain('exports. default');
  expect(() => toScript('const a = 1;\nconst b = ;')).toThrow(
    expect.objectContaining({message: 'Unexpected token', line: 2}) as Error,
  );
});

test('a hash stores the example and the code, and other hashes are ignored', () => {
  const shared = {example: 'transfer', code: 'const a = "ä🙂";\n'.repeat(50)};
  const hash = toHash(shared);
  expect(fromHash(hash)).toEqual(shared);
  expect(hash.length).toBeLessThan(200);
  expect(fromHash('#heading')).toEqual({});
});

for (const [what, packed] of [
  ['is cut', toHash({code: 'const a = 1;'}).slice(6, -6)],
  ['was never packed', '!!!'],
] as const) {
  test(`code in an address that ${what} is an error for the reader`, () => {
    expect(() => fromHash(`#code=${packed}`)).toThrow('The link is damaged');
  });
}

test('rejects messages of another shape', () => {
  const run = {
    type: 'run',
    script: 'a',
    on: ['fail'],
    balance: 5,
    pressesButton: false,
    isQuiet: false,
  };
  expect(is(toFrame, run)).toBe(true);
  for (const other of [
    undefined,
    'run',
    {...run, type: 'toString'},
    {...run, script: 1},
    {...run, on: ['no']},
    {...run, balance: '5'},
  ]) {
    expect(is(toFrame, other)).toBe(false);
  }
  const changed = (change: object) => ({type: 'changed', change});
  expect(is(fromFrame, changed({height: 5}))).toBe(true);
  for (const other of [
    {height: '5'},
    {height: 5, run: 'other code'},
    {run: 'other code'},
    {chains: {heights: [{}]}},
  ]) {
    expect(is(fromFrame, changed(other))).toBe(false);
  }
});

test('the downloadable project has the versions of the site, and no other packages', () => {
  const files = unzipSync(zipProject());
  const manifest = strFromU8(files['package.json']!);
  expect(manifest).toContain(`"vite": "${site.devDependencies.vite}"`);
  expect(manifest).not.toContain('"*"');
  expect(files['.papi/metadata/polkadot.scale']!.length).toBeGreaterThan(1e5);
  expect(() => pinVersions('"left-pad": "*"')).toThrow(
    'src/live-examples/playground/project/package.json: "left-pad" isn\'t in',
  );
});
