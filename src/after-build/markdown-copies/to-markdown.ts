import type {CheerioAPI} from 'cheerio/slim';
import {toString} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {zeroWidth} from '../../site/one-line';
import {tidyPage} from './tidy-page';

/** Keeps the titles of samples, which the default converter loses. */
const handlers: Options['handlers'] = {
  pre(_state, {properties, ...node}) {
    const {dataLanguage, dataTitle} = properties as Record<string, string>;
    const meta = dataTitle ? `title="${dataTitle}"` : null;
    return {type: 'code', lang: dataLanguage, meta, value: toString(node)};
  },
};

const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {handlers, nodeHandlers: {comment: () => undefined}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    rule: '-',
  })
  .freeze();

/**
 * Converts the page's content below its title to Markdown, without the
 * description at the top of reference and category pages. Links are absolute.
 *
 * @param url - the page's address, with origin
 * @param description - the description in the page's metadata
 */
export function toMarkdown(
  $: CheerioAPI,
  url: string,
  description: string,
): string {
  const html = `<base href="${url}">${tidyPage($)}`;
  const tree = processor.runSync(processor.parse(html));
  const [first] = tree.children;
  if (first?.type === 'paragraph' && toString(first) === description) {
    tree.children.shift();
  }
  return processor.stringify(tree).replace(zeroWidth, '');
}
