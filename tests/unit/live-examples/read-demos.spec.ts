/**
 * The reader of the demos' files. A mistake in a file stops the build with these
 * messages.
 */
import {expect, test} from 'vitest';

import {
  listHooks,
  parseDemo,
  readDemos,
} from '../../../src/live-examples/read-demos';

test('reads the settings, the group, and the code of a demo', () => {
  const [first] = readDemos();
  expect(first).toMatchObject({
    name: 'first-query',
    title: 'A first query',
    group: 'Reading',
    switches: ['slow'],
    on: [],
    code: expect.stringMatching(/^import /) as string,
  });
});

test('reads a file with the line endings of Windows', () => {
  const file = '/*\r\ntitle: A\r\ntext: B\r\n*/\r\n// ---cut---\r\ncode\r\n';
  expect(parseDemo('some', file)).toMatchObject({title: 'A', code: 'code\n'});
});

test('lists each hook of the code once', () => {
  const code = 'const [a] = useState(); useState(useRef().user);';
  expect(listHooks(code)).toEqual(['useState', 'useRef']);
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
