/** The start and end of the function that describes an outcome to the user. */
const firstLine = 'function describe';
const lastLine = '}';

/**
 * Returns the function of the sample that describes an outcome to the user, with
 * the line highlighted that returned a sentence.
 *
 * @param html - the sample, colored at build time, with an element for each line
 * @param said - what the function returned, or an empty text
 */
export function outcomeCode(html: string, said: string): string {
  const lines = html.split(/(?<=\n<\/span>)(?=<span class="line)/);
  const texts = lines.map(textOf);
  const from = texts.findIndex((text) => text.startsWith(firstLine));
  const to = texts.indexOf(lastLine, from);
  // Numbers aren't in the code.
  const part = said.split(/\d/)[0]!;
  return lines
    .slice(from, to + 1)
    .map((line, index) =>
      part && texts[from + index]!.includes(part)
        ? line.replace('class="line"', 'class="line line-highlighted"')
        : line,
    )
    .join('');
}

/** Returns a line's code. The sentences have no characters that HTML escapes. */
const textOf = (line: string): string =>
  line.replace(/<[^>]+>/g, '').replace(/\n$/, '');
