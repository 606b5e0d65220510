/** The start and end of the function that describes an outcome to the user. */
const firstLine = 'function describe';
const lastLine = '}';

/**
 * Returns the function of the sample that describes an outcome to the user, with
 * the line highlighted that returned a sentence.
 *
 * @param html - the sample, colored at build time, with an element for each line
 * @param code - the sample's code, with the same lines
 * @param said - what the function returned, or an empty text
 */
export function outcomeCode(html: string, code: string, said: string): string {
  const lines = code.split('\n');
  const from = lines.findIndex((line) => line.startsWith(firstLine));
  const to = lines.indexOf(lastLine, from);
  // Numbers aren't in the code.
  const part = said.split(/\d/)[0]!;
  return html
    .split(/(?<=\n<\/span>)(?=<span class="line)/)
    .slice(from, to + 1)
    .map((line, index) =>
      part && lines[from + index]!.includes(part)
        ? line.replace('class="line"', 'class="line line-highlighted"')
        : line,
    )
    .join('');
}
