// Checks docs-shared/_errors-build.mdx, a part of Errors. The title has the guide's
// name, the section, and a sentence of the section.
import path from 'node:path';

import {expect, test} from 'vitest';
import ts from 'typescript';

test(
  "Errors, Type … does not satisfy the constraint 'QueryInstruction[]': “in query-builder.d.ts”",
  // The compiler reads all types of the library.
  {timeout: 120_000},
  () => {
    const declarations = path.resolve(
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
    expect(problem?.file?.fileName, 'the file of the first error').toBe(
      declarations,
    );
    expect(ts.flattenDiagnosticMessageText(problem?.messageText, ' ')).toMatch(
      /^Type .+ does not satisfy the constraint 'QueryInstruction\[\]'/,
    );
  },
);
