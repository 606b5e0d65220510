import ts from 'typescript';

import type {Sample} from './place-samples';

/** A name's place in the code of a sample, in characters. */
export interface Name {
  start: number;
  length: number;
}

/** Returns all names in a sample that could have a useful type, in order. */
export function findNames(
  {fence, file}: Sample,
  program: ts.Program | undefined,
): Name[] {
  if (fence.language === 'vue') return findWords(fence.code);
  const source = program?.getSourceFile(file);
  if (!source) throw new Error(`${file} is not in the program.`);
  return findIdentifiers(source);
}

function findIdentifiers(source: ts.SourceFile): Name[] {
  const names: Name[] = [];
  function walk(node: ts.Node): void {
    const isName = ts.isIdentifier(node) && node.getWidth(source) > 0;
    if (isName && !isOfElement(node)) {
      names.push({start: node.getStart(source), length: node.getWidth(source)});
    }
    ts.forEachChild(node, walk);
  }
  walk(source);
  return names;
}

/**
 * Whether a name belongs to an HTML element or attribute. Those show no type.
 */
function isOfElement({parent, text}: ts.Identifier): boolean {
  const isTag = (tag: ts.Node) =>
    ts.isIdentifier(tag) && /^[a-z]/.test(tag.text);
  if (ts.isJsxAttribute(parent)) {
    return text !== 'ref' && isTag(parent.parent.parent.tagName);
  }
  return (
    (ts.isJsxOpeningElement(parent) ||
      ts.isJsxClosingElement(parent) ||
      ts.isJsxSelfClosingElement(parent)) &&
    isTag(parent.tagName)
  );
}

/**
 * Returns all words of a Vue file. Only Volar knows which of them are names.
 */
function findWords(code: string): Name[] {
  const words = code.matchAll(/(?<![\w$-])[A-Za-z_$][\w$]*(?![\w$-])/g);
  return Array.from(words, ({index, 0: word}) => ({
    start: index,
    length: word.length,
  }));
}
