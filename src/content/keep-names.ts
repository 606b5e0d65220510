import type {PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Matches short names that browsers would break after a hyphen or slash, although
 * they fit a phone's width.
 */
const shortName = /^(?=.*[-/])[^\s]{1,32}$/;

/** Marks that can't begin a line. */
const closingMarks = /^[.,;:!?)\]’”]+/;

/**
 * Keeps short names in code on one line, together with the period or comma after
 * them. The classes are in src/css/text.css.
 */
export default function keepNames() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (code) => {
      if (!shortName.test(code.value)) return;
      code.data = {...code.data, hProperties: {className: ['name']}};
    });
    visit(tree, 'text', (text, index, parent) => {
      const name = index && (parent?.children[index - 1] as PhrasingContent);
      const marks = closingMarks.exec(text.value)?.[0];
      if (!parent || !name || !marks || !isName(name)) return;
      const rest = {...text, value: text.value.slice(marks.length)};
      parent.children.splice(index - 1, 2, together(name, marks), rest);
      return [SKIP, index + 1];
    });
  };
}

/** Whether `node` is a short name, or a link or the like around one. */
function isName(node: PhrasingContent): boolean {
  if (node.type === 'inlineCode') return shortName.test(node.value);
  const [child, ...others] = 'children' in node ? node.children : [];
  return child !== undefined && others.length === 0 && isName(child);
}

const together = (name: PhrasingContent, marks: string): PhrasingContent => ({
  type: 'emphasis',
  data: {hName: 'span', hProperties: {className: ['name-end']}},
  children: [name, {type: 'text', value: marks}],
});
