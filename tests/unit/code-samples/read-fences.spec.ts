import {expect, test} from 'vitest';

import {
  hasMetaWord,
  readFences,
  readMetaValue,
} from '../../../src/content/code-samples/read-fences';

test('takes the indentation of lists and the marks of quotes away', () => {
  const [inList, inQuote] = readFences(
    '- item\n\n  ```ts\n  if (a) {\n    b();\n  }\n  ```\n\n> ```ts\n> let c;\n> ```\n',
  );
  expect(inList).toMatchObject({code: 'if (a) {\n  b();\n}', indent: 2});
  expect(inQuote).toMatchObject({code: 'let c;', indent: 2, line: 9});
});

test('a longer fence holds shorter ones', () => {
  const fences = readFences('````md\n```ts\nlet a;\n```\n````\n');
  expect(fences).toHaveLength(1);
  expect(fences[0]?.code).toBe('```ts\nlet a;\n```');
});

test('lines that end with a carriage return count the same', () => {
  expect(readFences('a\r\n```ts\r\nlet b;\r\n```\r\n')[0]).toMatchObject({
    code: 'let b;',
    line: 2,
  });
});

test('values and words of the meta are told apart', () => {
  const meta = 'title="a signature" nocheck=\'why\' {1}';
  expect(readMetaValue(meta, 'title')).toBe('a signature');
  expect(readMetaValue(meta, 'nocheck')).toBe('why');
  expect(readMetaValue(meta, 'check')).toBeUndefined();
  expect(hasMetaWord(meta, 'signature')).toBe(false);
  expect(hasMetaWord('signature', 'signature')).toBe(true);
});
