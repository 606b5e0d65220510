import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PrismTheme} from 'prism-react-renderer';

import {readColors, type Mode} from '../../css/read-colors';

const tokens = readFileSync(
  path.join(__dirname, '../../css/tokens.css'),
  'utf8',
);

/** Colours of code in light mode. */
export const lightCodeTheme = createCodeTheme('light');

/** Colours of code in dark mode. */
export const darkCodeTheme = createCodeTheme('dark');

export const codeThemes = {light: lightCodeTheme, dark: darkCodeTheme};

/**
 * A Prism theme made from the `--tok-*` tokens of one colour mode.
 *
 * @throws when a token is missing
 */
function createCodeTheme(mode: Mode): PrismTheme {
  const colors = readColors(tokens, mode);
  const color = (name: string) => {
    const value = colors.get(name);
    if (value === undefined) {
      throw new Error(`src/css/tokens.css has no --${name} for ${mode} mode.`);
    }
    return value;
  };
  return {
    plain: {
      color: color('tok-plain'),
      backgroundColor: color('code-paper'),
    },
    styles: [
      {
        types: ['keyword', 'atrule', 'important', 'directive'],
        style: {color: color('tok-keyword')},
      },
      {
        types: [
          'string',
          'template-string',
          'attr-value',
          'char',
          'regex',
          'url',
          'inserted',
        ],
        style: {color: color('tok-string')},
      },
      {
        types: ['function', 'function-variable', 'method', 'property', 'key'],
        style: {color: color('tok-fn')},
      },
      {
        types: ['class-name', 'builtin', 'tag', 'selector', 'maybe-class-name'],
        style: {color: color('tok-type')},
      },
      {
        types: ['comment', 'prolog', 'doctype', 'cdata'],
        style: {color: color('tok-comment')},
      },
      {
        types: ['number', 'boolean', 'deleted', 'unit'],
        style: {color: color('tok-number')},
      },
    ],
  };
}
