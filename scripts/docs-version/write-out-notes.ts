import type {Checker} from '../../src/content/code-samples/check-samples';
import type {Fence, SampleResult} from '../../src/content/code-samples/model';
import {parseNotation} from '../../src/content/code-samples/parse-notation';
import {readPage} from '../../src/content/code-samples/read-pages';

/** A code block of a page and what the compiler says of it now. */
export interface AnsweredFence {
  fence: Fence;
  result: SampleResult;
}

/**
 * What the compiler says of the code blocks of a page, where one of them asks
 * for a type or announces an error; else nothing, and nothing is compiled.
 */
export async function answerFences(
  checker: Checker,
  siteDir: string,
  sitePath: string,
): Promise<AnsweredFence[]> {
  const page = readPage(siteDir, sitePath);
  const asks = page.fences.some(({code}) => {
    const {queries, expectedErrors} = parseNotation(code);
    return queries.length + expectedErrors.length > 0;
  });
  if (!asks) return [];
  const [checked] = await checker.check([page], {types: false});
  return page.fences.map((fence, index) => ({
    fence,
    result: checked!.results[index]!,
  }));
}

/**
 * Writes what the compiler answers into the code blocks, as comments: frozen
 * blocks are not compiled, and types and errors would no longer be shown.
 *
 * @param text - the page as it stands in the file
 * @param fences - its checked blocks
 */
export function writeOutNotes(
  text: string,
  fences: readonly AnsweredFence[],
): string {
  const lines = text.split('\n');
  const notes = fences.flatMap(({fence, result}) =>
    [
      ...result.expectedErrors.map(({start, code, message}) => ({
        start,
        note: `TS${code}: ${message}`,
      })),
      ...result.queries.map(({start, text: type}) => ({start, note: type})),
    ].map(({start, note}) => ({
      line: fence.line + lineOf(fence.code, start),
      note,
    })),
  );
  // From the bottom, so that what is above keeps its line.
  for (const {line, note} of notes.sort((a, b) => b.line - a.line)) {
    const indent = /^\s*/.exec(lines[line] ?? '')![0];
    const isMarkup = /^\s*</.test(lines[line] ?? '');
    lines.splice(
      line + 1,
      0,
      ...note
        .split('\n')
        .map((part) =>
          isMarkup ? `${indent}<!-- ${part} -->` : `${indent}// ${part}`,
        ),
    );
  }
  return lines.join('\n');
}

/** Line of an offset in a block, from 0. */
function lineOf(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length - 1;
}
