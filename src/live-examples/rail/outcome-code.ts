/** The start and end of the function that describes an outcome to the user. */
const firstLine = 'function describe';
const lastLine = '}';

/**
 * Returns the function of the sample that describes an outcome to the user, with
 * the outcome's line highlighted.
 *
 * @param html - the sample, colored at build time, with an element for each line
 * @param code - the sample's code, with the same lines
 * @param part - a part of the outcome's line
 */
export function outcomeCode(html: string, code: string, part: string): string {
  const lines = code.split('\n');
  const from = lines.findIndex((line) => line.startsWith(firstLine));
  const to = lines.indexOf(lastLine, from);
  return html
    .split(/(?<=\n<\/span>)(?=<span class="line)/)
    .slice(from, to + 1)
    .map((line, index) =>
      lines[from + index]!.includes(part)
        ? line.replace('class="line"', 'class="line line-highlighted"')
        : line,
    )
    .join('');
}
