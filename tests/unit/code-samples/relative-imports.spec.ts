// Which files of a page a sample imports
// (src/content/code-samples/relative-imports.ts).
import {expect, test} from 'vitest';

import {relativeImports} from '../../../src/content/code-samples/relative-imports';

for (const [what, code, files] of [
  [
    'values and types',
    'import a, { b } from "./a";\nimport type { C } from "../c";',
    ['./a', '../c'],
  ],
  [
    'a whole file, and an export from one',
    'import "./styles";\nexport * from \'./d\';',
    ['./styles', './d'],
  ],
  ['a file on demand', 'const page = import(\n  "./page"\n);', ['./page']],
  [
    'the scripts of a Vue component, not of its template',
    '<template>\n  {{ import("./c") }}\n</template>\n\n<script setup lang="ts">\nimport A from "./A.vue";\n</script>\n\n<script lang="ts">\nimport "./b";\n</script>',
    ['./A.vue', './b'],
  ],
  ['no package', 'import { useState } from "react";', []],
  ['no comments', '// import a from "./a";\n/* import b from "./b"; */', []],
] as const) {
  test(`finds the imports of ${what}`, () => {
    expect(relativeImports(code)).toEqual(files);
  });
}
