import {tsxLanguage} from '@codemirror/lang-javascript';
import {
  delimitedIndent,
  HighlightStyle,
  indentNodeProp,
} from '@codemirror/language';
import {highlightCode, tags} from '@lezer/highlight';

import {escapeHtml} from '../../site/escape-html';

/** Indents the content of brackets by one unit, also next to an open one. */
const indented = (closing: string) => delimitedIndent({closing, align: false});

/**
 * TypeScript with JSX. CodeMirror's own indentation aligns a line with the first
 * argument of an open call. This one is Prettier's.
 */
export const language = tsxLanguage.configure({
  props: [
    indentNodeProp.add({
      'ArgList ParamList ParenthesizedExpression': indented(')'),
      'ArrayExpression ArrayPattern': indented(']'),
      'Block ClassBody ObjectExpression ObjectPattern ObjectType ImportGroup ExportGroup':
        indented('}'),
      'TypeArgList TypeParamList': indented('>'),
      'JSXOpenTag JSXSelfClosingTag': ({baseIndent, unit}) => baseIndent + unit,
    }),
  ],
});

/** The colors of the site's code blocks, by their classes. */
export const colors = HighlightStyle.define([
  {tag: [tags.keyword, tags.modifier], class: 'tok-keyword'},
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp],
    class: 'tok-string',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
    ],
    class: 'tok-fn',
  },
  {tag: [tags.typeName, tags.className, tags.tagName], class: 'tok-type'},
  {tag: tags.comment, class: 'tok-comment'},
  {tag: [tags.number, tags.bool, tags.null], class: 'tok-number'},
]);

/** Returns the type of a name as HTML in these colors. */
export function toHtml(type: string): string {
  // The compiler's signatures lack the keyword, without which they'd be calls.
  const keyword = /^\w+[(<]/.test(type) ? 'function ' : '';
  const code = keyword + type;
  let html = '';
  highlightCode(
    code,
    language.parser.parse(code),
    colors,
    (text, classes) => {
      const escaped = escapeHtml(text);
      html += classes ? `<span class="${classes}">${escaped}</span>` : escaped;
    },
    () => {
      html += '\n';
    },
    keyword.length,
  );
  return html;
}
