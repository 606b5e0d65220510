import {themes} from 'prism-react-renderer';
import {expect, test} from 'vitest';

import {codeColors} from '../../../src/content/code-samples/code-colors';

test('a color that can be read stays; one that is too faint keeps its hue @wcag-1.4.3', () => {
  const {keyword, comment} = codeColors(themes.oneLight, ['#ffffff']);
  expect(keyword).toBe('#a626a4');
  expect(comment).toBe('#73757d');
  const onBlack = codeColors(themes.oneDark, ['#000000']);
  expect(onBlack.comment).toBe('#6e7687');
});

test('a theme that lacks a color is named with what to do', () => {
  const theme = {...themes.oneLight, styles: []};
  expect(() => codeColors(theme, ['#ffffff'])).toThrow(
    /themeConfig\.prism has none for keyword/,
  );
});
