import {element, find, hasClass, textOf, tidyText} from '../nodes';
import type {Rule} from './rule';

/** A quotation that begins with the kind of admonition and its title. */
export const admonition: Rule = (node, tidy) => {
  if (!hasClass(node, 'theme-admonition')) return undefined;
  const [heading, content] = ['admonitionHeading', 'admonitionContent'].map(
    (part) => find(node, ({properties}) => hasPart(properties.className, part)),
  );
  const classes = [node.properties.className].flat().map(String);
  const kind = classes
    .map((name) => /^theme-admonition-(.+)$/.exec(name)?.[1])
    .find((name) => name !== undefined);
  if (!content || kind === undefined) return undefined;
  const title = heading ? tidyText(textOf(heading)) : '';
  const label = kind[0]!.toUpperCase() + kind.slice(1);
  const isNamed = title !== '' && title.toLowerCase() !== kind;
  const text = isNamed ? `${label}: ${title}` : label;
  return [
    element('blockquote', [
      element('p', [element('strong', [{type: 'text', value: text}])]),
      ...tidy(content),
    ]),
  ];
};

/** The theme's class names end with a hash: `admonitionHeading_Gvgb`. */
function hasPart(className: unknown, part: string): boolean {
  return (
    Array.isArray(className) &&
    className.some((name) => String(name).startsWith(`${part}_`))
  );
}
