import {expect, test} from '@playwright/test';

import takeOut from '../../src/plugins/late-code/loader.cjs';

const long = `<span>${'a'.repeat(1500)}</span>\n`;

/** What the loader makes of a module, and the files that it writes. */
function load(resourcePath: string, source: string) {
  const files = new Map<string, string>();
  const code = takeOut.call(
    {
      resourcePath,
      emitFile: (name: string, text: string) => files.set(name, text),
    } as never,
    source,
  );
  return {code, files};
}

const page = (...htmls: string[]) =>
  htmls
    .map(
      (html) =>
        `_jsx(RenderedCodeBlock, {\n  html: ${JSON.stringify(html)},\n  language: "ts"\n})`,
    )
    .join(',\n');

test('the code of a page goes into a file of its own', () => {
  const {code, files} = load('/docs/a.mdx', page(long, `"${long}\n`));
  const [[file, text] = []] = files;
  expect(file).toMatch(/^assets\/code\/[0-9a-f]{12}\.json$/);
  expect(JSON.parse(text!)).toEqual([long, `"${long}\n`]);
  expect(code).toContain("from '@site/src/plugins/late-code/client/late-code'");
  expect(code).toContain(`${JSON.stringify(file)}, [1,2])`);
  expect(code).toContain('html: lateCode[0],');
  expect(code).toContain('html: lateCode[1],');
  expect(code).not.toContain('<span>');
});

test('a demo’s data becomes a module', () => {
  const data = {html: long + long, language: 'tsx'};
  const {code, files} = load('/demos/a.tsx.json', JSON.stringify(data));
  expect(Array.from(files.values())).toEqual([JSON.stringify([data.html])]);
  expect(code).toContain(
    'export default {"html":lateCode[0],"language":"tsx"}',
  );
});

test('what draws a picture comes later', () => {
  const source = `import { QueryLife } from "@site/src/components/diagrams";\n`;
  const late = "from '@site/src/components/diagrams/late';\n";
  expect(load('/docs/a.mdx', source).code).toBe(
    `import {drawLater} ${late}drawLater();\nimport { QueryLife } ${late}`,
  );
});

test('little code stays where it is', () => {
  const source = page('<span>a</span>\n');
  expect(load('/docs/a.mdx', source)).toEqual({code: source, files: new Map()});
});

test('a block that is compiled differently fails the build', () => {
  const source = page(long, long).replace('html: ', 'title: "a", html: ');
  expect(() => load('/docs/a.mdx', source)).toThrow('is not found');
});
