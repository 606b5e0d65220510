import {
  blocksIn,
  parseMarkdown,
} from '../src/content/code-samples/find-samples';
import type {Fence} from '../src/content/code-samples/model';

/** The name of the text in messages of errors. It also makes the text MDX. */
const file = 'a.mdx';

/** Returns the code blocks of an MDX text, as the checker of samples reads them. */
export function fencesIn(text: string): Fence[] {
  return blocksIn(parseMarkdown(file, text), file).map(({fence}) => fence);
}
