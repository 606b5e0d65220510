/** An average letter's width, and a wide one's, as parts of the font's size. */
const letterWidth = 0.56;
const wideLetterWidth = 0.64;

const sizes = {largest: 88, smallest: 44};

/**
 * The size of a title, in pixels, at which it takes at most `lines` lines of
 * `width` pixels and its longest word fits on one; not below what can be read on
 * a thumbnail, where the card cuts the title off instead.
 */
export function titleSize(title: string, width: number, lines: number): number {
  const longestWord = Math.max(
    ...title.split(/\s+/).map((word) => word.length),
  );
  // The last words of a line leave some of it empty.
  const usable = width * lines * 0.85;
  const fitting = Math.min(
    width / (longestWord * wideLetterWidth),
    usable / (title.length * letterWidth),
    sizes.largest,
  );
  return Math.max(Math.floor(fitting), sizes.smallest);
}
