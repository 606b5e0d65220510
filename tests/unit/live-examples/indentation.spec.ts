/**
 * The indentation of a new line in the editor, which depends on unfinished code.
 * `engines/playground.spec.ts` tests the keys.
 */
import {
  ensureSyntaxTree,
  getIndentation,
  IndentContext,
} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {expect, test} from 'vitest';

import {language} from '@site/src/live-examples/editor/language';

/** Returns the columns before a new line at the mark `|`. */
function indentAt(code: string): number | null {
  const pos = code.indexOf('|');
  const state = EditorState.create({
    doc: code.replace('|', ''),
    extensions: [language.extension],
  });
  ensureSyntaxTree(state, state.doc.length);
  return getIndentation(new IndentContext(state, {simulateBreak: pos}), pos);
}

const query = (line: string) =>
  `  const account = useLazyLoadQuery((query) =>\n    ${line}\n  );`;

for (const [what, code, columns] of [
  ['in an open call', query('query.storage("Sta|'), 6],
  [
    'after an argument',
    query('query.storage("System", "Account", [alice]),|'),
    4,
  ],
  ['after an arrow', '  useLazyLoadQuery((query) =>|', 4],
  ['in a body that begins in its line', '  run(() => { a();|\n  });', 4],
  ['in an object', '  const a = { b: 1,|\n  };', 4],
  ['in an array', '  const a = [1,|\n  ];', 4],
  ['in imports', 'import { Suspense,|\n} from "react";', 2],
  ['in a tag', '  return <p id="a"|\n', 4],
] as const) {
  test(`a new line ${what} is indented by ${columns}`, () => {
    expect(indentAt(code)).toBe(columns);
  });
}
