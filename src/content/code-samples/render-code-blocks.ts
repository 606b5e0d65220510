import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {importOf} from './import-of';
import {createChecker, formatProblems} from './check-samples';
import {blocksIn, pageOf, toSitePath} from './find-samples';
import type {Fence, Page, SampleResult} from './model';
import {renderSample, type RenderedSample} from './render-sample';
import {isSamplePlace} from './sample-places';

/** Name of the component in the page; no author uses it by accident. */
const componentName = 'RenderedCodeBlock';

/**
 * Replaces every code block by its HTML, colored and with types, which the
 * component in `src/components/code-block` shows. A build fails when a sample
 * has an error; the development server shows the page at once, without types.
 */
export default function renderCodeBlocks({siteDir}: {siteDir: string}) {
  const isBuild = process.env.NODE_ENV === 'production';
  const checker = createChecker(siteDir);

  async function check(page: Page): Promise<SampleResult[]> {
    if (!isSamplePlace(page.path)) return [];
    if (!isBuild) {
      const {results = []} = checker.known(page) ?? {};
      return results.map((result) => ({...result, types: []}));
    }
    const [checked] = await checker.check([page]);
    const problems = formatProblems(checked!);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return checked!.results;
  }

  return async (tree: Root, file: VFile): Promise<void> => {
    const sitePath = toSitePath(siteDir, file.path);
    const blocks = blocksIn(tree, sitePath);
    if (blocks.length === 0) return;
    const results = (await check(pageOf(sitePath, blocks))).values();
    const rendered = blocks.map(({fence, isChecked}) =>
      render(sitePath, fence, isChecked ? results.next().value : undefined),
    );
    const elements = rendered.map(elementOf).values();
    visit(tree, 'code', (_node, index, parent) => {
      parent!.children[index!] = elements.next().value!;
      return SKIP;
    });
    tree.children.unshift(
      importOf(componentName, '@site/src/components/code-block'),
    );
  };
}

function render(
  sitePath: string,
  fence: Fence,
  result: SampleResult | undefined,
): RenderedSample {
  try {
    return renderSample(fence, result).sample;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${sitePath}:${fence.line}:1 - ${message}`, {cause: error});
  }
}

function elementOf(sample: RenderedSample): MdxJsxFlowElement {
  const attributes = Object.entries(sample).map(
    ([name, value]: [string, string]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    }),
  );
  return {
    type: 'mdxJsxFlowElement',
    name: componentName,
    attributes,
    children: [],
  };
}
