import {
  blocksIn,
  parseMarkdown,
} from '../src/content/code-samples/find-samples';
import type {Fence} from '../src/content/code-samples/model';

/** Returns the code blocks of a Markdown text. */
export function fencesIn(text: string, sitePath = 'a.mdx'): Fence[] {
  const tree = parseMarkdown(sitePath, text);
  return blocksIn(tree, sitePath).map(({fence}) => fence);
}
