// The contrast of the tokens' colors, in the pairs that styles use. axe measures it
// in pages, but only where such a pair is on screen.
import {expect, test} from 'vitest';
import {colord, extend} from 'colord';
import a11y from 'colord/plugins/a11y';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {codeColors} from '../../src/content/code-samples/code-colors';
import {prism} from '../../src/site/prism';
import {readColors} from '../../src/site/read-colors';

extend([a11y]);

const stylesheet = readFileSync(
  path.join(__dirname, '../../src/css/tokens.css'),
  'utf8',
);

/** Returns the colors of a mode by their tokens, including those of code. */
function colorsOf(mode: 'light' | 'dark') {
  const theme = mode === 'light' ? prism.theme : prism.darkTheme;
  const ofCode = Object.entries(codeColors(theme)).map(
    ([role, color]) => [`tok-${role}`, color] as const,
  );
  return new Map([...readColors(stylesheet, mode), ...ofCode]);
}

/**
 * Colors of text and backgrounds, and the contrast that each pair needs. WCAG
 * requires 4.5:1 for text, 7:1 for its level AAA, and 3:1 for controls.
 */
const pairs = [
  {
    what: 'running text and links',
    inks: ['ink', 'ink-2', 'accent-ink'],
    papers: ['paper', 'raised', 'card', 'sunken', 'accent-wash'],
    minimum: 7,
  },
  {
    what: 'text in admonitions',
    inks: ['ink', 'accent-ink'],
    papers: ['sunken', 'good-wash', 'info-wash', 'warn-wash', 'bad-wash'],
    minimum: 7,
  },
  {
    what: 'labels and captions',
    inks: ['ink-3'],
    papers: ['paper', 'raised', 'card', 'sunken', 'code-paper'],
    minimum: 4.5,
  },
  {
    what: 'code',
    inks: Object.keys(codeColors(prism.theme)).map((role) => `tok-${role}`),
    papers: ['code-paper', 'paper', 'accent-wash'],
    minimum: 4.5,
  },
  {what: 'added lines', inks: ['good'], papers: ['good-wash'], minimum: 4.5},
  {what: 'removed lines', inks: ['bad'], papers: ['bad-wash'], minimum: 4.5},
  {what: 'warnings', inks: ['warn'], papers: ['warn-wash'], minimum: 4.5},
  {what: 'information', inks: ['info'], papers: ['info-wash'], minimum: 4.5},
  {
    what: 'focus rings and marks of the current entry',
    inks: ['accent'],
    papers: ['paper', 'raised', 'sunken', 'accent-wash', 'code-paper'],
    minimum: 3,
  },
];

for (const mode of ['light', 'dark'] as const) {
  for (const {what, inks, papers, minimum} of pairs) {
    test(`the contrast of ${what} is at least ${minimum}:1 in ${mode} mode @wcag-1.4.11 @wcag-1.4.3`, () => {
      const colors = colorsOf(mode);
      const unknown = [...inks, ...papers].filter(
        (name) => !colord(colors.get(name) ?? '').isValid(),
      );
      expect(unknown, 'tokens without a color').toEqual([]);
      const tooWeak = papers.flatMap((paper) =>
        inks
          .map((ink) => ({
            pair: `${ink} on ${paper}`,
            ratio: colord(colors.get(ink) ?? '').contrast(colors.get(paper)),
          }))
          .filter(({ratio}) => ratio < minimum)
          .map(({pair, ratio}) => `${pair}: ${ratio.toFixed(2)}`),
      );
      expect(tooWeak).toEqual([]);
    });
  }
}
