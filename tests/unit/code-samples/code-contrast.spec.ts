import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {
  darkCodeTheme,
  lightCodeTheme,
} from '../../../src/content/code-samples/code-themes';

const css = readFileSync(
  path.join(__dirname, '../../../src/css/tokens.css'),
  'utf8',
);

function token(mode: string, name: string): string {
  const block = new RegExp(`\\[data-theme='${mode}'\\] \\{([^}]*)\\}`).exec(
    css,
  );
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(block?.[1] ?? '')![1]!;
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort(
    (x, y) => y - x,
  );
  return (high + 0.05) / (low + 0.05);
}

for (const [mode, theme] of [
  ['light', lightCodeTheme],
  ['dark', darkCodeTheme],
] as const) {
  for (const background of ['--code-paper', '--accent-wash', '--paper']) {
    test(`every token is readable on ${background} in ${mode} mode`, () => {
      const colors = [
        theme.plain.color!,
        ...theme.styles.map(({style}) => style.color!),
      ];
      for (const color of colors) {
        expect(
          contrast(color, token(mode, background)),
          color,
        ).toBeGreaterThanOrEqual(4.5);
      }
    });
  }

  for (const [text, background] of [
    ['--good', '--good-wash'],
    ['--bad', '--bad-wash'],
    ['--ink-2', '--paper'],
    ['--ink-3', '--code-paper'],
  ] as const) {
    test(`${text} is readable on ${background} in ${mode} mode`, () => {
      expect(
        contrast(token(mode, text), token(mode, background)),
      ).toBeGreaterThanOrEqual(4.5);
    });
  }
}
