// What `npm run build` prints of Docusaurus's output, shortened here to the lines
// that matter. `tests/full/build-mistakes.spec.ts` runs Docusaurus.
import path from 'node:path';

import {expect, test} from 'vitest';

import {reportMistakes} from '../../scripts/report-mistakes';

const siteDir = path.resolve(__dirname, '../..');
const faq = 'docs-react/guides/faq.mdx';

for (const [what, output, reported] of [
  [
    'a broken link',
    `  [cause]: Error: Docusaurus found broken links!

  Exhaustive list of all broken links found:
  - Broken link on source page path = /demos:
     -> linking to /nowhere
  - Broken link on source page path = /react/guides/faq:
     -> linking to /react/guides/nowhere
     -> linking to /react/guides/elsewhere
`,
    [
      'src/pages/demos.mdx: broken link to /nowhere',
      `${faq}: broken link to /react/guides/nowhere`,
      `${faq}: broken link to /react/guides/elsewhere`,
      'Docusaurus found broken links!',
    ],
  ],
  [
    'an unknown component',
    `  [cause]: Error: Docusaurus static site generation failed for 1 paths:
  - "/react/guides/faq"
    [cause]: AggregateError
      [errors]: [
        Error: Can't render static file for pathname "/react/guides/faq"
          [cause]: Error: Expected component \`Nowhere\` to be defined
        }
      ]`,
    [`${faq}: Expected component \`Nowhere\` to be defined`],
  ],
  [
    'a page without a cause before a page with one',
    `Error: Can't render static file for pathname "/demos"
        Error: Can't render static file for pathname "/react/guides/faq"
          [cause]: Error: at least one tab is needed`,
    [
      `${faq}: at least one tab is needed`,
      `Can't render static file for pathname "/demos"`,
    ],
  ],
  [
    'an MDX error',
    `╰─▶   × Error: MDX compilation failed for file "${siteDir}/${faq}"
        │ Cause: Could not parse expression
        │ Details:
        │ {
        │   "name": "11:58",
        │   "ruleId": "acorn"
        │ }
╰─▶   × Error: MDX compilation failed for file "${siteDir}/docs-vue/a.mdx"
        │ Cause: no such file
        │ Details:
        │ Error: no such file`,
    [
      `${faq}:11:58: Could not parse expression`,
      'docs-vue/a.mdx: no such file',
      'no such file',
    ],
  ],
] as const) {
  test(`${what} is reported with its file first and the stack last`, () => {
    const wrapped = `[ERROR] Error: Unable to build website for locale en.
    at build (${siteDir}/node_modules/a.js:1:1) {
${output}
}`;
    expect(reportMistakes(wrapped, siteDir).split('\n')).toEqual([
      ...reported,
      '',
      'Stack:',
      '    at build (node_modules/a.js:1:1) {',
    ]);
  });
}
