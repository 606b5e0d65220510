import {readFileSync} from 'node:fs';
import ts from 'typescript';

/** The titles of a file's tests and groups, placeholders as they are written. */
export function readTitles(file: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      /^test(?:\.describe)?$/.test(node.expression.getText(tree))
    ) {
      const title = node.arguments[0];
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (title && ts.isTemplateExpression(title)) {
        titles.add(title.getText(tree).slice(1, -1));
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
