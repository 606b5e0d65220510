// Generates the reference from a copy of the Vue declaration with mistakes. TypeDoc
// reads all packages twice, which is too slow for `unit`. Playwright runs all slow
// tests, also without a browser.
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {generateReference} from '../../src/reference/generate';
import {apiReference, type Reference} from '../../src/reference/options';
import {writeFiles} from '../temporary-folder';

const siteDir = path.resolve(__dirname, '../..');
const program = path.join(siteDir, 'src/reference/typedoc/program.json');
/** The copied declaration, in the folder of the test. */
const declaration = 'declarations/index.d.ts';

/**
 * Writes the files of a site whose reference documents a copy of the Vue
 * declaration, and the other packages of this site.
 */
function writeSite(folder: string): void {
  const {files} = JSON.parse(fs.readFileSync(program, 'utf8')) as {
    files: string[];
  };
  const config = {
    extends: program,
    // Replaces the extended list, in which paths are relative to its file.
    files: [
      declaration,
      ...files.map((file) => path.resolve(path.dirname(program), file)),
    ],
  };
  const original = path.join(siteDir, 'types/reactive-dot__vue/index.d.ts');
  writeFiles(folder, {
    [declaration]: fs.readFileSync(original, 'utf8'),
    'tsconfig.json': JSON.stringify(config),
  });
}

/** Returns the options of the reference for the site in a folder. */
function referenceIn(folder: string): Reference {
  const toSite = path.relative(folder, siteDir);
  return {
    sets: apiReference.sets.map((set) => ({
      ...set,
      packages: set.packages.map((source) => ({
        ...source,
        directory: source.handWritten
          ? path.dirname(declaration)
          : path.join(toSite, source.directory),
      })),
    })),
    typedoc: {
      ...apiReference.typedoc,
      tsconfig: path.join(folder, 'tsconfig.json'),
    },
  };
}

test('the reference lists all mistakes in a changed declaration at once, and keeps its pages', async () => {
  // TypeDoc runs twice, for all packages.
  test.setTimeout(300_000);
  // Within the site, whose packages it imports.
  const folder = fs.mkdtempSync(path.join(siteDir, '.cache/reference-'));
  try {
    writeSite(folder);
    const generate = () => generateReference(folder, referenceIn(folder));
    await generate();

    const file = path.join(folder, declaration);
    const change = (from: RegExp, to: string) => {
      const text = fs.readFileSync(file, 'utf8');
      expect(text).toMatch(from);
      fs.writeFileSync(file, text.replace(from, to));
    };
    change(
      /export declare function useSigner/,
      'export declare function useNothing(): void;\n\nexport declare function useOther',
    );
    // The first parameter of provideChain.
    change(/ \* @param chainId - A key .+\n.+\n/, '');
    change(/@typeParam TChainId/, '@typeParam TGone');
    change(/Returns the signer that/, 'Returns {@link useMissing} that');
    const failure: unknown = await generate().catch(String);
    for (const problem of [
      'Add texts to src/reference/texts/vue.md for these:\n  vue.useNothing\n  vue.useOther\n  vue.provideChain(chainId)',
      'Remove the texts from src/reference/texts/vue.md for these, which are gone:\n  vue.useSigner',
      'declarations/index.d.ts: useTypedApi has no type parameter TGone. Remove its @typeParam, or correct the name.',
      'Failed to resolve link to "useMissing"',
    ]) {
      expect(failure).toContain(problem);
    }
    const page = 'docs-vue/api/vue/functions/useSigner.md';
    expect(fs.existsSync(path.join(folder, page))).toBe(true);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
});
