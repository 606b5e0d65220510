import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {generateReference} from '../../src/reference/generate';
import {apiReference, type Reference} from '../../src/reference/options';

const siteDir = path.resolve(__dirname, '../..');

test.describe.configure({mode: 'serial', timeout: 300_000});

test.describe('on declarations that change', () => {
  let copy: string;
  let reference: Reference;

  test.beforeAll(() => {
    copy = fs.mkdtempSync(path.join(siteDir, '.cache', 'api-copy-'));
    const outside = path.relative(copy, siteDir);
    fs.cpSync(
      path.join(siteDir, 'types/reactive-dot__vue/index.d.ts'),
      declarations(),
      {recursive: true},
    );
    for (const {docs} of apiReference.sets) fs.mkdirSync(path.join(copy, docs));
    fs.writeFileSync(path.join(copy, 'package.json'), '{}');
    const program = path.join(siteDir, 'src/reference/typedoc/program.json');
    const {files} = JSON.parse(fs.readFileSync(program, 'utf8')) as {
      files: string[];
    };
    fs.writeFileSync(
      path.join(copy, 'tsconfig.json'),
      JSON.stringify({
        extends: program,
        files: [
          declarations(),
          ...files.map((file) => path.resolve(path.dirname(program), file)),
        ],
      }),
    );
    reference = {
      ...apiReference,
      sets: apiReference.sets.map((set) => ({
        ...set,
        packages: set.packages.map((source) => ({
          ...source,
          directory: source.handWritten
            ? 'declarations'
            : path.join(outside, source.directory),
        })),
      })),
      typedoc: {
        ...apiReference.typedoc,
        tsconfig: path.join(copy, 'tsconfig.json'),
      },
    };
  });

  test.afterAll(() => fs.rmSync(copy, {recursive: true, force: true}));

  const declarations = () => path.join(copy, 'declarations/index.d.ts');
  const page = () => path.join(copy, 'docs-vue/api/vue/functions/useSigner.md');
  const run = () => generateReference(copy, reference);

  function change(from: RegExp, to: string): void {
    const text = fs.readFileSync(declarations(), 'utf8');
    expect(text).toMatch(from);
    fs.writeFileSync(declarations(), text.replace(from, to));
  }

  test('reports all mismatches in one failure, and keeps the pages', async () => {
    await run();
    change(
      /export declare function useSigner/,
      'export declare function useNothing(): void;\n\nexport declare function useOther',
    );
    change(/ \* @param chainId - A key .+\n.+\n/, '');
    change(/@typeParam TChainId/, '@typeParam TGone');
    change(/Returns the signer that/, 'Returns {@link useMissing} that');
    const failure = await run().catch(String);
    for (const problem of [
      'Add texts to src/reference/texts/vue.md for these:\n  vue.useNothing\n  vue.useOther\n  vue.provideChain(chainId)',
      'Remove the texts from src/reference/texts/vue.md for these, which are gone:\n  vue.useSigner',
      'declarations/index.d.ts: useTypedApi has no type parameter TGone. Remove its @typeParam, or correct the name.',
      'Failed to resolve link to "useMissing"',
    ]) {
      expect(failure).toContain(problem);
    }
    expect(fs.existsSync(page())).toBe(true);
  });
});
