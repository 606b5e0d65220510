import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {
  createChecker,
  formatProblems,
  type CheckedPage,
} from '../code-samples/check-samples';
import type {Fence} from '../code-samples/model';
import {isCheckedLanguage} from '../code-samples/place-samples';
import {readPage, toSitePath, type ReadPage} from '../code-samples/read-pages';
import {renderSample, type RenderResult} from '../code-samples/render-sample';
import {isSamplePlace} from '../code-samples/sample-places';
import {readMetaValue} from '../code-samples/read-fences';
import {devTypesFolder, writeTypes} from '../code-samples/types-files';
import {importOf} from './import-of';
import {visitNodes} from './visit-nodes';

/** Name of the component in the page; an author will not use it by accident. */
const componentName = 'RenderedCodeBlock';

/**
 * Replaces every code block by its HTML, coloured and with types, which the
 * component in `src/components/code-block` shows. A build fails when a sample
 * has an error; the development server shows the page and complains later.
 */
export default function renderCodeBlocks({siteDir}: {siteDir: string}) {
  const isBuild = process.env.NODE_ENV === 'production';
  const checker = createChecker(siteDir);

  async function checkPage(page: ReadPage): Promise<CheckedPage<ReadPage>> {
    const known = checker.known(page);
    const checked =
      known ??
      (isBuild
        ? (await checker.check([page], {types: true}))[0]!
        : {page, results: []});
    const problems = formatProblems(checked);
    if (isBuild && problems.length > 0) throw new Error(problems.join('\n'));
    return checked;
  }

  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: Code[] = [];
    visitNodes(tree, 'code', (node) => blocks.push(node));
    if (blocks.length === 0) return;
    const sitePath = toSitePath(siteDir, file.path);
    const checked = isSamplePlace(sitePath)
      ? await checkPage(readPage(siteDir, sitePath))
      : undefined;
    visitNodes(tree, 'code', (node, parent, index) => {
      const rendered = render(node, sitePath, checked);
      if (!isBuild) writeTypes(devTypesFolder(siteDir), rendered);
      parent.children[index] = elementOf(rendered.sample);
    });
    tree.children.unshift(
      importOf(componentName, '@site/src/components/code-block'),
    );
  };

  function render(
    node: Code,
    sitePath: string,
    checked: CheckedPage<ReadPage> | undefined,
  ): RenderResult {
    try {
      const {fence, result} = findSample(node, checked);
      return renderSample(fence, result);
    } catch (error) {
      const line = node.position?.start.line ?? 1;
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${sitePath}:${line}:1 - ${message}`, {cause: error});
    }
  }
}

/** The fence that a node comes from, and what the compiler says of it. */
function findSample(node: Code, checked: CheckedPage<ReadPage> | undefined) {
  const line = node.position?.start.line;
  const generated: Fence = {
    language: node.lang ?? '',
    meta: node.meta ?? '',
    title: readMetaValue(node.meta ?? '', 'title'),
    code: node.value,
    line: line ?? 0,
    indent: 0,
  };
  if (!checked) return {fence: generated, result: undefined};
  const {page, results} = checked;
  const index = page.fences.findIndex((fence) => fence.line === line);
  const fence = page.fences[index];
  if (fence) return {fence, result: results[index]};
  const isUnchecked = page.uncheckedLines.includes(line ?? 0);
  if (isCheckedLanguage(generated.language) && !isUnchecked) {
    throw new Error(
      'This block would not be checked. Begin its fence on a line of its own.',
    );
  }
  return {fence: generated, result: undefined};
}

function elementOf(sample: RenderResult['sample']): RootContent {
  const attributes = Object.entries(sample).map(
    ([name, value]: [string, string | number]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name,
      value: String(value),
    }),
  );
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: componentName,
    attributes,
    children: [],
  };
  return element;
}
