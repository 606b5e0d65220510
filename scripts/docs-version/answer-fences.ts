import type {Checker} from '../../src/content/code-samples/check-samples';
import {parseNotation} from '../../src/content/code-samples/parse-notation';
import {readPage} from '../../src/content/code-samples/read-pages';
import type {AnsweredFence} from './write-out-notes';

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
