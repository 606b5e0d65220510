import {createRequire} from 'node:module';
import type * as RehypeParse from 'rehype-parse';
import type * as RehypeRemark from 'rehype-remark';
import type * as RemarkGfm from 'remark-gfm';
import type * as RemarkStringify from 'remark-stringify';
import type * as Unified from 'unified';

/**
 * The packages that read HTML and write Markdown. They are ES modules: Node loads
 * them as they are, in a fifth of a second; the generator's own loader would
 * translate each of them anew in every build, which takes seconds.
 */
const load = createRequire(__filename);

export const {unified} = load('unified') as typeof Unified;
export const {default: rehypeParse} = load(
  'rehype-parse',
) as typeof RehypeParse;
export const {default: rehypeRemark} = load(
  'rehype-remark',
) as typeof RehypeRemark;
export const {default: remarkGfm} = load('remark-gfm') as typeof RemarkGfm;
export const {default: remarkStringify} = load(
  'remark-stringify',
) as typeof RemarkStringify;
