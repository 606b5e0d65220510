import ts from 'typescript';

import type {Sample} from './place-samples';

/** Where a name stands in the block. */
export interface Name {
  start: number;
  length: number;
}

/** All names in a sample that could have a type, in order. */
export function findNames({fence, file}: Sample): Name[] {
  return fence.language === 'vue'
    ? findWords(fence.code)
    : findIdentifiers(fence.code, file);
}

function findIdentifiers(code: string, file: string): Name[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
  const names: Name[] = [];
  function walk(node: ts.Node): void {
    if (ts.isIdentifier(node) && node.getWidth(source) > 0) {
      names.push({
        start: node.getStart(source),
        length: node.getWidth(source),
      });
    }
    ts.forEachChild(node, walk);
  }
  walk(source);
  return names;
}

/** In a Vue file only Volar knows which words are names, so it is asked all. */
function findWords(code: string): Name[] {
  const words = code.matchAll(/(?<![\w$-])[A-Za-z_$][\w$]*(?![\w$-])/g);
  return Array.from(words, ({index, 0: word}) => ({
    start: index,
    length: word.length,
  }));
}
