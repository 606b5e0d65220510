import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Adds the column's heading to each table cell. Phones show it before the cell,
 * see src/css/tables.css.
 */
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
