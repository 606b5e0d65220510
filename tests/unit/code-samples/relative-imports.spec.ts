import {expect, test} from 'vitest';

import {relativeImports} from '../../../src/content/code-samples/relative-imports';

/** Samples, and the files that they import. */
const imports: Readonly<Record<string, string[]>> = {
  'import a, { b } from "./a";\nimport type { C } from "../c";': [
    './a',
    '../c',
  ],
  'import "./styles";\nexport * from \'./d\';': ['./styles', './d'],
  'const page = import(\n  "./page"\n);': ['./page'],
  'import { useState } from "react";': [],
  '// import a from "./a";\n/* import b from "./b"; */': [],
  '<script setup lang="ts">\nimport A from "./A.vue";\n</script>\n\n<template>\n  It\'s `import("./b")`\n</template>':
    ['./A.vue'],
};

for (const [code, files] of Object.entries(imports))
  test(`finds the relative imports of ${JSON.stringify(code)}`, () => {
    expect(relativeImports(code)).toEqual(files);
  });
