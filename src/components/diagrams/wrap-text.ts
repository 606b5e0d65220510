/**
 * Breaks text into lines for SVG, which does not wrap by itself.
 *
 * @param text - What to break; words are never split.
 * @param width - The most characters a line may have, unless a single word is longer.
 * @returns The lines in order; none for an empty text.
 */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (longer.length > width && line) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}
