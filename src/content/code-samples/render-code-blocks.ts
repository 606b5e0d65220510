import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {createChecker} from './checker';
import {toSitePath} from '../../site/site-path';
import {blocksIn, pageOf, parseMdx} from './find-samples';
import type {Fence, SampleResult} from './model';
import {renderSample, type RenderedSample} from './render-sample';
import {samplePlaces} from './sample-folders';

/**
 * Name of the component in a page. Must differ from any name that authors use.
 */
const componentName = 'RenderedCodeBlock';
const componentImport = `import ${componentName} from '@site/src/components/code-block';`;

/**
 * Replaces every code block with colored HTML and types for the component in
 * `src/components/code-block`. A build has already checked all pages. The
 * development server shows a changed page immediately, without types.
 */
export default function renderCodeBlocks({siteDir}: {siteDir: string}) {
  const isBuild = process.env.NODE_ENV === 'production';
  const checker = createChecker(siteDir);

  return (tree: Root, file: VFile): void => {
    const sitePath = toSitePath(siteDir, file.path);
    const blocks = blocksIn(tree, sitePath);
    if (blocks.length === 0) return;
    const known = checker.known(pageOf(sitePath, blocks));
    // Frozen versions aren't checked.
    const isSamplePlace = samplePlaces.some((place) =>
      sitePath.startsWith(`${place}/`),
    );
    if (isBuild && isSamplePlace && !known) {
      throw new Error(
        `${sitePath}: The results of its samples are missing, because a file that affects them changed during the build. Run the build again.`,
      );
    }
    const results = (known?.results ?? []).values();
    for (const {fence, isChecked, replaceWith} of blocks) {
      const result = isChecked ? results.next().value : undefined;
      const sample = render(sitePath, fence, result);
      // Only a build writes the file with the types.
      if (!isBuild) delete sample.typesFile;
      replaceWith(elementOf(sample));
    }
    tree.children.unshift(...parseMdx(componentImport).children);
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
