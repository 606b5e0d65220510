import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {
  codeColors,
  papersOfCode,
} from '../../src/content/code-samples/code-colors';
import {prism} from '../../src/site/prism';
import {readColors, type Mode} from '../../src/site/read-colors';

const stylesheet = readFileSync(
  path.join(__dirname, '../../src/css/tokens.css'),
  'utf8',
);

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  ) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colors of the tokens and of code. */
function colorsIn(mode: Mode): ReadonlyMap<string, string> {
  const tokens = readColors(stylesheet, mode);
  const theme = mode === 'light' ? prism.theme : prism.darkTheme;
  const code = codeColors(
    theme,
    papersOfCode.map((paper) => tokens.get(paper)!),
  );
  return new Map([
    ...tokens,
    ...Object.entries(code).map(
      ([role, color]) => [`tok-${role}`, color] as const,
    ),
  ]);
}

/** Pairs of an ink and what it is written on, below the contrast they owe. */
const pairs = [
  {
    what: 'running text and links',
    inks: ['ink', 'ink-2', 'accent-ink'],
    papers: ['paper', 'raised', 'sunken', 'accent-wash'],
    least: 7,
  },
  {
    what: 'text in admonitions',
    inks: ['ink', 'accent-ink'],
    papers: ['sunken', 'good-wash', 'info-wash', 'warn-wash', 'bad-wash'],
    least: 7,
  },
  {
    what: 'labels and captions',
    inks: ['ink-3'],
    papers: ['paper', 'raised', 'sunken', 'code-paper'],
    least: 4.5,
  },
  {
    what: 'code, also in highlighted lines',
    inks: ['plain', 'keyword', 'string', 'fn', 'type', 'comment', 'number'].map(
      (role) => `tok-${role}`,
    ),
    papers: papersOfCode,
    least: 4.5,
  },
  {what: 'added lines', inks: ['good'], papers: ['good-wash'], least: 4.5},
  {what: 'removed lines', inks: ['bad'], papers: ['bad-wash'], least: 4.5},
  {what: 'warnings', inks: ['warn'], papers: ['warn-wash'], least: 4.5},
  {what: 'information', inks: ['info'], papers: ['info-wash'], least: 4.5},
  {
    what: 'marks of focus and of what is current',
    inks: ['accent'],
    papers: ['paper', 'raised', 'sunken', 'accent-wash', 'code-paper'],
    least: 3,
  },
] as const;

test('contrast is counted as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

for (const mode of ['light', 'dark'] as const) {
  for (const {what, inks, papers, least} of pairs) {
    test(`${what} have ${least} to 1 in ${mode} mode @wcag-1.4.11 @wcag-1.4.3`, () => {
      const colors = colorsIn(mode);
      const tooWeak = papers.flatMap((paper) =>
        inks
          .map((ink) => ({
            pair: `${ink} on ${paper}`,
            ratio: contrast(colors.get(ink)!, colors.get(paper)!),
          }))
          .filter(({ratio}) => ratio < least)
          .map(({pair, ratio}) => `${pair}: ${ratio.toFixed(2)}`),
      );
      expect(tooWeak).toEqual([]);
    });
  }
}
