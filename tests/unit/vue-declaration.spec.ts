import {expect, test} from 'vitest';
import path from 'node:path';
import ts from 'typescript';

test(
  'the declaration of @reactive-dot/vue compiles with its type tests',
  {timeout: 120_000},
  () => {
    const folder = path.resolve('types/reactive-dot__vue');
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
    const own = program
      .getSourceFiles()
      .filter(({fileName}) => fileName.startsWith(`${folder}/`));
    expect(own.length).toBeGreaterThan(1);
    const mistakes = own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]);
    expect(
      mistakes.map(({messageText}) =>
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ),
    ).toEqual([]);
  },
);
