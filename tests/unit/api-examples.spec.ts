import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {
  mentions,
  readExamples,
} from '../../src/plugins/api-reference/generator/read-examples';

/** A folder with these files, each holding its own name. */
function folderOf(files: string[]): string {
  const directory = test.info().outputPath('examples');
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(directory, file)), {recursive: true});
    fs.writeFileSync(path.join(directory, file), `// ${file}\n`);
  }
  return directory;
}

test('a file is the example of the export it is named after', () => {
  const examples = readExamples(
    folderOf(['react/useBlock.tsx', 'core/wallets/Wallet.ts', 'vue/a.vue']),
  );
  expect(Object.fromEntries(examples)).toEqual({
    'core/wallets.Wallet': {language: 'ts', code: '// core/wallets/Wallet.ts'},
    'react.useBlock': {language: 'tsx', code: '// react/useBlock.tsx'},
    'vue.a': {language: 'vue', code: '// vue/a.vue'},
  });
});

test('a file that is no example is named, with what to do', () => {
  expect(() => readExamples(folderOf(['core/Query.js']))).toThrow(
    /core\/Query\.js is no example: name it after/,
  );
  expect(() => readExamples(folderOf(['Query.ts']))).toThrow(/Query\.ts is no/);
});

test('two examples of one export are refused', () => {
  expect(() =>
    readExamples(folderOf(['core/Query.ts', 'core/Query.tsx'])),
  ).toThrow(/Query\.tsx: there is another example of core\.Query/);
});

test('a name inside a longer name is not mentioned', () => {
  const example = {language: 'ts', code: 'useBlocks(); $useBlock()'} as const;
  expect(mentions(example, 'useBlock')).toBe(false);
  expect(mentions({...example, code: 'useBlock()'}, 'useBlock')).toBe(true);
});
