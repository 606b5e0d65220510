import type {Root} from 'mdast';
import type {
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
} from 'mdast-util-mdx-jsx';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {importOf} from './import-of';

interface Options {
  siteDir: string;
}

const codeBlock = {
  name: 'DemoCodeBlock',
  source: '@site/src/components/code-block',
};

/**
 * Gives every `<Demo name="…" />` of a page the code of its file, colored at
 * build time by the samples plugin, and imports the component. Only pages with
 * demos load either.
 *
 * @throws with file and line if there is no such demo
 */
export default function showDemos({siteDir}: Options) {
  const folder = path.join(siteDir, 'src/live-examples/demos');

  return (tree: Root, file: VFile): void => {
    const names: string[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Demo') return;
      const name = nameOf(element);
      if (name === undefined || !existsSync(path.join(folder, `${name}.tsx`))) {
        throw new Error(complaint(element, name, siteDir, folder, file));
      }
      names.push(name);
      element.children = [codeOf(name, variableOf(names.length))];
    });
    if (names.length === 0) return;
    tree.children.unshift(
      importOf('Demo', '@site/src/live-examples/panel'),
      importOf(codeBlock.name, codeBlock.source),
      ...names.map((name, index) =>
        importOf(
          variableOf(index + 1),
          `@generated/code-samples/default/demos/${name}.tsx.json`,
        ),
      ),
    );
  };
}

const variableOf = (position: number) => `demoCode${position}`;

function nameOf({attributes}: MdxJsxFlowElement): string | undefined {
  for (const attribute of attributes) {
    const isName =
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'name';
    if (isName && typeof attribute.value === 'string') return attribute.value;
  }
  return undefined;
}

function complaint(
  element: MdxJsxFlowElement,
  name: string | undefined,
  siteDir: string,
  folder: string,
  file: VFile,
): string {
  const place = `${path.relative(siteDir, file.path)}:${element.position?.start.line ?? 1}`;
  const known = readdirSync(folder)
    .filter((entry) => entry.endsWith('.tsx'))
    .map((entry) => entry.slice(0, -'.tsx'.length))
    .join(', ');
  const problem =
    name === undefined
      ? 'A <Demo> needs a name written as text.'
      : `There is no demo "${name}" in src/live-examples/demos.`;
  return `${place} - ${problem} Known are: ${known}.`;
}

/** `<DemoCodeBlock title="…" {...variable} />` */
function codeOf(name: string, variable: string): MdxJsxFlowElement {
  const spread: MdxJsxExpressionAttribute = {
    type: 'mdxJsxExpressionAttribute',
    value: `...${variable}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'ObjectExpression',
              properties: [
                {
                  type: 'SpreadElement',
                  argument: {type: 'Identifier', name: variable},
                },
              ],
            },
          },
        ],
      },
    },
  };
  return {
    type: 'mdxJsxFlowElement',
    name: codeBlock.name,
    attributes: [
      spread,
      {type: 'mdxJsxAttribute', name: 'title', value: `${name}.tsx`},
    ],
    children: [],
  };
}
