import type {Root} from 'mdast';
import type {
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
} from 'mdast-util-mdx-jsx';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {VFile} from 'vfile';

import {importOf} from './import-of';
import {visitNodes} from './visit-nodes';

const componentName = 'DemoCodeBlock';

/**
 * Gives `<Demo name="…" />` the code of its file as a child. The code comes as
 * a module of its own, so that the development server shows it when it changes.
 */
export default function showDemoCode({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const names = new Set<string>();
    visitNodes(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Demo') return;
      const name = nameOf(element);
      if (!existsSync(path.join(siteDir, 'src/demos', `${name}.tsx`))) {
        throw new Error(
          `${file.path}:${element.position?.start.line}:1 - There is no demo src/demos/${name}.tsx.`,
        );
      }
      names.add(name);
      element.children = [codeBlockOf(name)];
    });
    if (names.size === 0) return;
    tree.children.unshift(
      importOf(componentName, '@site/src/components/code-block'),
      ...Array.from(names, (name) =>
        importOf(
          variableOf(name),
          `@generated/samples/default/demos/${name}.tsx.json`,
        ),
      ),
    );
  };
}

function nameOf(element: MdxJsxFlowElement): string {
  const attribute = element.attributes.find(
    (candidate) =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === 'name',
  );
  return String(attribute?.value ?? '');
}

function variableOf(name: string): string {
  return `demoCode_${name.replace(/\W/g, '_')}`;
}

/** `<DemoCodeBlock {...demoCode_name} />` */
function codeBlockOf(name: string): MdxJsxFlowElement {
  const spread: MdxJsxExpressionAttribute = {
    type: 'mdxJsxExpressionAttribute',
    value: `...${variableOf(name)}`,
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
                  argument: {type: 'Identifier', name: variableOf(name)},
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
    name: componentName,
    attributes: [spread],
    children: [],
  };
}
