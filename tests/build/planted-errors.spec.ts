import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {formatProblems} from '../../src/content/code-samples/check-samples';
import {pageOf, readBlocks} from '../../src/content/code-samples/find-samples';
import {createWorkspace} from '../../src/content/code-samples/workspace';

const siteDir = path.resolve(__dirname, '../..');
const fixtures = path.join(__dirname, 'fixtures', 'samples');

/** `line code` of every line of a fixture that says what is wrong with it. */
function plantedIn(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const codes = line.matchAll(/planted (TS\d+|sample)/g);
    return Array.from(codes, ([, code]) => `${index + 1} ${code}`);
  });
}

/** `line code` of a formatted problem. */
function lineAndCode(problem: string): string {
  const match = /:(\d+):\d+ - (\S+) /.exec(problem);
  return `${match?.[1]} ${match?.[2]}`;
}

test('all errors planted in samples of both sets are found, each at its line', () => {
  const pages = ['react.mdx', 'vue.mdx'].map((name) =>
    pageOf(name, readBlocks(fixtures, name)),
  );
  const workspace = createWorkspace(siteDir);
  const results = workspace.check(pages, () => undefined);
  for (const [index, page] of pages.entries()) {
    const expected = plantedIn(
      readFileSync(path.join(fixtures, page.path), 'utf8'),
    );
    expect(expected.length).toBeGreaterThanOrEqual(8);
    const found = formatProblems({page, results: results[index]!});
    expect(found.map(lineAndCode), page.path).toEqual(expected);
  }
});

test('Errors, An error in query-builder.d.ts: “in query-builder.d.ts”', () => {
  const declarations = path.join(
    siteDir,
    'node_modules/@reactive-dot/core/build/query-builder.d.ts',
  );
  const program = ts.createProgram([declarations], {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const file = program.getSourceFile(declarations);
  const [problem] = program.getSemanticDiagnostics(file);
  expect(problem?.file?.fileName).toBe(declarations);
});
