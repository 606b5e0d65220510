import ts from 'typescript';

import {parseSource, readSources} from './parse-source';

/**
 * Names that a folder of TypeScript sources marks as `@deprecated`: exports,
 * methods, options and fields, tests left out.
 *
 * @param folder the folder, such as the `src` of a package
 * @returns the names, sorted, each once
 * @throws when the tag stands before something that has no name
 */
export function listDeprecatedNames(folder: string): string[] {
  const names = readSources(folder).flatMap(readDeprecatedNames);
  return Array.from(new Set(names)).sort();
}

/** Names that one source text marks, in the order of mention. */
function readDeprecatedNames([source, text]: [string, string]): string[] {
  const file = parseSource(text, source);
  const names = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const tag = findTag(node, file);
    // An outer node begins at the same comment; the innermost named one counts.
    if (tag !== undefined) names.set(tag, nameOf(node) ?? names.get(tag) ?? '');
    ts.forEachChild(node, visit);
  };
  visit(file);

  const nameless = Array.from(names).find(([, name]) => name === '');
  if (nameless)
    throw new Error(
      `${source}:${file.getLineAndCharacterOfPosition(nameless[0]).line + 1} deprecates something of which no name can be told. Teach tests/unit/guides/deprecated-names.ts this form.`,
    );
  const tags = text.match(/@deprecated\b/g)?.length ?? 0;
  if (tags !== names.size)
    throw new Error(
      `${source} has ${tags} @deprecated tags, and ${names.size} of them stand before a declaration. Teach tests/unit/guides/deprecated-names.ts the form of the others.`,
    );
  return Array.from(names.values());
}

/** Where the last `@deprecated` in front of a node stands. */
function findTag(node: ts.Node, file: ts.SourceFile): number | undefined {
  if (ts.isSourceFile(node)) return undefined;
  const start = node.getFullStart();
  const index = file.text
    .slice(start, node.getStart(file))
    .lastIndexOf('@deprecated');
  return index === -1 ? undefined : start + index;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations[0]?.name.getText();
  const {name} = node as {name?: ts.Node};
  return name?.getText();
}
