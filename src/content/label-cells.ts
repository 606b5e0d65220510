import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Tells each cell of a table the head of its column, which phones show before it: see src/css/tables.css. */
export default function labelCells() {
  return (tree: Root): void =>
    visit(tree, 'table', ({children: [head, ...rows]}) => {
      for (const {children} of rows) {
        children.forEach((cell, column) => {
          const dataLabel = toString(head?.children[column]);
          cell.data = {hProperties: {dataLabel}};
        });
      }
    });
}
