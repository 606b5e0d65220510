import type {PrismTheme} from 'prism-react-renderer';

import {classNames} from './highlight';

/**
 * The colours of both modes as one stylesheet, so that switching the mode
 * changes colours without rendering anything again. Paper is light in either.
 *
 * @throws when the themes do not group token types the same way
 */
export function themeStylesheet(light: PrismTheme, dark: PrismTheme): string {
  const grouping = (theme: PrismTheme) =>
    JSON.stringify(theme.styles.map(({types}) => types));
  if (grouping(light) !== grouping(dark)) {
    throw new Error(
      'The light and the dark code theme must style the same groups of token types.',
    );
  }
  const onScreen = rules("[data-theme='dark'] ", dark);
  return `${rules('', light)}\n@media screen {\n${onScreen}\n}`;
}

function rules(prefix: string, theme: PrismTheme): string {
  const classes = classNames(theme);
  return theme.styles
    .map(({types, style}) => {
      const declarations = Object.entries(style)
        .map(([property, value]) => `${kebabCase(property)}: ${value};`)
        .join(' ');
      return `${prefix}.${classes.get(types[0] ?? '')} { ${declarations} }`;
    })
    .join('\n');
}

function kebabCase(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
