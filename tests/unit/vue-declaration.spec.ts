// Compiles the handwritten declaration and its type tests with their own
// configuration. `npm run typecheck` skips declarations, and leaves the tests out.
import {expect, test} from 'vitest';
import path from 'node:path';
import ts from 'typescript';

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getNewLine: () => '\n',
};

test(
  'the declaration of @reactive-dot/vue compiles with its type tests',
  // The compiler reads Vue and Polkadot-API, too.
  {timeout: 120_000},
  () => {
    const folder = path.resolve(__dirname, '../../types/reactive-dot__vue');
    const {config} = ts.readConfigFile(
      path.join(folder, 'tsconfig.json'),
      ts.sys.readFile,
    ) as {config: unknown};
    const {fileNames, options} = ts.parseJsonConfigFileContent(
      config,
      ts.sys,
      folder,
    );
    const program = ts.createProgram(fileNames, options);
    const files = program
      .getSourceFiles()
      .filter(({fileName}) => fileName.startsWith(`${folder}/`));
    const names = files.map(({fileName}) => path.relative(folder, fileName));
    expect(names).toContain('index.d.ts');
    expect(names).toContain('tests/inference.test-d.ts');
    const mistakes = files.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]);
    expect(ts.formatDiagnostics(mistakes, host)).toBe('');
  },
);
