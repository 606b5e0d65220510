import {element, find, hasClass, textOf} from '../nodes';
import type {Rule} from './rule';

/** A sample: its language and title stay, its colours, notes and prompts go. */
export const codeBlock: Rule = (node) => {
  if (!hasClass(node, 'code-block')) return undefined;
  const pre = find(node, ({tagName}) => tagName === 'pre');
  if (!pre) return undefined;
  const title = find(node, (inner) => hasClass(inner, 'code-title'));
  const language = [node.properties.className]
    .flat()
    .map((name) => /^language-(.+)$/.exec(String(name))?.[1])
    .find((name) => name !== undefined);
  return [
    element('pre', [{type: 'text', value: codeOf(pre)}], {
      ...(language !== undefined && {dataLanguage: language}),
      ...(title && {dataTitle: textOf(title)}),
    }),
  ];
};

/** The code that a reader copies. */
export function codeOf(pre: Parameters<typeof textOf>[0]): string {
  return textOf(
    pre,
    (inner) => hasClass(inner, 'note') || hasClass(inner, 'prompt'),
  ).replace(/\n$/, '');
}
