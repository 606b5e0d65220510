import {readFileSync} from 'node:fs';
import ts from 'typescript';

/** The lines, from 1, that a test or a group of tests takes in its file. */
export interface Lines {
  from: number;
  to: number;
}

/** A file's tests and groups by title, placeholders as they are written. */
export function readTitles(file: string): Map<string, Lines> {
  const titles = new Map<string, Lines>();
  const lineOf = (position: number) =>
    tree.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      /^test(?:\.describe)?$/.test(node.expression.getText(tree))
    ) {
      const title = node.arguments[0];
      const lines = {
        from: lineOf(node.getStart(tree)),
        to: lineOf(node.getEnd()),
      };
      if (title && ts.isStringLiteralLike(title)) titles.set(title.text, lines);
      else if (title && ts.isTemplateExpression(title)) {
        titles.set(title.getText(tree).slice(1, -1), lines);
      }
    }
    ts.forEachChild(node, visit);
  };
  const tree = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  visit(tree);
  return titles;
}
