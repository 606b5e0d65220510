import {expect, test} from 'vitest';
import {deflateSync, strToU8} from 'fflate';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {guardScript} from '../../../src/live-examples/code/guard-script';
import {toScript} from '../../../src/live-examples/code/to-script';
import {isFromFrame, isToFrame} from '../../../src/live-examples/messages';
import {projectFiles} from '../../../src/live-examples/playground/project';
import {
  fromHash,
  longestCode,
  toHash,
} from '../../../src/live-examples/playground/share';
import {parseDemo, readDemos} from '../../../src/live-examples/read-demos';

const folder = path.resolve(__dirname, '../../../src/live-examples');
const demos = readDemos();

test('every demo tells its title, its group and its code', () => {
  const files = readdirSync(path.join(folder, 'demos'));
  expect(demos).toHaveLength(files.length);
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
  ['', 'it has to begin with a comment in YAML'],
  ['title: A\ngroup: Reading', 'it needs a title, and a position'],
  ['title: A\nposition: 1\ngroup: Writing', 'its group has to be one of'],
  ['tittle: A', '"tittle" is none of'],
  [
    'title: A\nposition: 1\ngroup: Reading\nswitches: [fast]',
    '"fast" is no switch',
  ],
  [
    'title: A\nposition: 1\ngroup: Reading\nbalances: {Eve: 1}',
    'its balances have "Eve: 1"',
  ],
] as const) {
  test(`a demo that says "${head}" is an error with its file`, () => {
    const text = head && `/*\n${head}\n*/\n// ---cut---\n`;
    expect(() => parseDemo('some', `${text}code`)).toThrow(
      `src/live-examples/demos/some.tsx: ${problem}`,
    );
  });
}

test('loops and functions ask whether they may go on, in whatever form they are written', () => {
  expect(guardScript('while (true) {a()}')).toBe(
    'while (true) {__checkTime();a()}',
  );
  expect(guardScript('for (;;);')).toBe('for (;;){__checkTime();;}');
  expect(
    guardScript('for (const a of b) for (c in d) e\ndo f++; while (g)'),
  ).toBe(
    'for (const a of b) {__checkTime();for (c in d) {__checkTime();e}}\ndo {__checkTime();f++;} while (g)',
  );
  expect(guardScript('while (a) b = c => d')).toBe(
    'while (a) {__checkTime();b = c => (__checkTime(),d)}',
  );
  expect(guardScript('function a() {} b = c => d; e = {f() {}}')).toBe(
    'function a() {__checkTime();} b = c => (__checkTime(),d); e = {f() {__checkTime();}}',
  );
});

test('code keeps its lines, and what is wrong with it is told with its line', () => {
  const code = 'type A = {\n  b: string;\n};\nexport default () => <p>{1}</p>;';
  expect(toScript(code).split('\n')[3]).toContain('exports. default');
  expect(() => toScript('const a = 1;\nconst b = ;')).toThrow(
    expect.objectContaining({message: 'Unexpected token', line: 2}) as Error,
  );
});

test('an address holds the example and the code, and nothing else can be told by it', () => {
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
  test(`code of an address that ${what} is an error for the reader`, () => {
    expect(() => fromHash(`#code=${packed}`)).toThrow('The link is damaged');
  });
}

test('code that is too long does not come by an address', () => {
  const bytes = deflateSync(strToU8('a'.repeat(longestCode + 1)));
  const packed = Buffer.from(bytes).toString('base64url');
  expect(() => fromHash(`#code=${packed}`)).toThrow(
    'more code than the playground takes',
  );
});

test('messages of another shape are none', () => {
  const run = {
    type: 'run',
    script: 'a',
    on: ['fail'],
    balances: {Alice: 1, Bob: 2},
    pressesButton: false,
  };
  expect(isToFrame(run)).toBe(true);
  for (const other of [
    undefined,
    'run',
    {...run, type: 'toString'},
    {...run, script: 1},
    {...run, on: ['no']},
    {...run, balances: {Alice: 1}},
  ]) {
    expect(isToFrame(other)).toBe(false);
  }
  expect(isFromFrame({type: 'height', pixels: 5})).toBe(true);
  expect(isFromFrame({type: 'height', pixels: '5'})).toBe(false);
  expect(isFromFrame({type: 'chains', view: {heights: [{}]}})).toBe(false);
});

test('a project to take home pins what the site pins', () => {
  const file = path.join(folder, '../../package.json');
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Record<string, Record<string, string>>;
  const versions = {...dependencies, ...devDependencies};
  const files = projectFiles('transfer', 'code', versions);
  const project = JSON.parse(files['package.json']!) as typeof dependencies;
  for (const [name, version] of Object.entries({
    ...(project!.dependencies as unknown as object),
    ...(project!.devDependencies as unknown as object),
  })) {
    expect(version, name).toMatch(/^(?:\d+\.\d+\.\d+$|file:)/);
  }
  expect(files['src/Example.tsx']).toBe('code');
  expect(files['README.md']!.trim().split('\n').length).toBeLessThanOrEqual(10);
});
