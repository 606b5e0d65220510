import type {Options} from 'rehype-remark';
import type {FootnoteDefinition} from 'mdast';

import {find, findAll, isElement, textOf} from './nodes';

/** What the converter of HTML would lose: the title of a sample, and footnotes. */
export const handlers = {
  pre(_state, node) {
    const {dataLanguage, dataTitle} = node.properties;
    return {
      type: 'code',
      lang: dataLanguage === undefined ? null : String(dataLanguage),
      meta: dataTitle === undefined ? null : `title="${String(dataTitle)}"`,
      value: textOf(node),
    };
  },

  sup(state, node) {
    const link = node.children.find(isElement);
    return link && 'dataFootnoteRef' in link.properties
      ? {
          type: 'footnoteReference',
          identifier: footnoteOf(link.properties.href),
        }
      : state.all(node);
  },

  section(state, node) {
    if (!('dataFootnotes' in node.properties)) {
      return state.toFlow(state.all(node));
    }
    const list = find(node, ({tagName}) => tagName === 'ol') ?? node;
    const items = findAll(list, ({properties}) =>
      /^user-content-fn-/.test(String(properties.id)),
    );
    return items.map((item) => ({
      type: 'footnoteDefinition',
      identifier: footnoteOf(item.properties.id),
      children: state.toFlow(state.all(item)) as FootnoteDefinition['children'],
    }));
  },
} satisfies Options['handlers'];

/** `1` for `#user-content-fn-1`. */
function footnoteOf(id: unknown): string {
  return String(id).replace(/^.*user-content-fn-/, '');
}
