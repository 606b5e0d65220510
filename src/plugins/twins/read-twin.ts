/** A twin as far as it can be compared with its page. */
export interface ReadTwin {
  /** Text of the headings, without addresses of links. */
  headings: string[];
  /** Text of the code blocks. */
  codes: string[];
  /** All that is neither a code block nor code within a line. */
  prose: string;
  /** What stands below the title and where it is from. */
  body: string;
}

/** What stands before the text of a line inside quotations and lists. */
const container = String.raw`(?:> ?| |[-*] |\d+\. |\[\^[^\]]+\]: )*`;
const fenceLine = new RegExp(`^(${container})(\`{3,})[^\`]*$`);
const headingLine = new RegExp(`^${container}#{1,6} (.*)$`);

/**
 * Reads a twin line by line. It trusts in how twins are written: fences of
 * backticks and headings that begin with a number sign.
 *
 * @throws where a code block does not end
 */
export function readTwin(markdown: string): ReadTwin {
  const twin: ReadTwin = {headings: [], codes: [], prose: '', body: ''};
  const prose: string[] = [];
  let block: {indent: number; fence: string; lines: string[]} | undefined;
  for (const line of markdown.split('\n')) {
    if (block) {
      const text = withoutContainer(line, block.indent);
      if (text === block.fence) {
        twin.codes.push(block.lines.join('\n'));
        block = undefined;
      } else {
        block.lines.push(text);
      }
      continue;
    }
    const fence = fenceLine.exec(line);
    if (fence) {
      const [, indent = '', backticks = ''] = fence;
      block = {indent: indent.length, fence: backticks, lines: []};
      continue;
    }
    const heading = headingLine.exec(line)?.[1];
    if (heading !== undefined) {
      twin.headings.push(heading.replace(/\]\([^)]*\)/g, ']'));
    }
    prose.push(line);
  }
  if (block) throw new Error('A code block of it does not end.');
  twin.prose = prose
    .join('\n')
    .replace(/(?<![\\`])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
  twin.body = markdown.replace(/^# .*\n+(?:>.*\n)*/, '');
  return twin;
}

/** Quotation marks and indentation of a line, as far as the block's first line had them. */
function withoutContainer(line: string, indent: number): string {
  const before = /^[> ]*/.exec(line.slice(0, indent))?.[0] ?? '';
  return line.slice(before.length);
}
