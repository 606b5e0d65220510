import selectorParser, {type Root} from 'postcss-selector-parser';

import type {Words} from './collect-words';

/**
 * Writes the class itself where a stylesheet looks for a part of its name
 * (`[class*='tableOfContents']`), as the site's own must for the theme's CSS
 * modules, whose names differ in development. After a selector for a part of
 * the class attribute browsers look at each change of any element's class.
 *
 * @param selectors changed in place, where one class alone has the part
 */
export function nameClasses(selectors: Root, words: Words): void {
  selectors.walkAttributes((attribute) => {
    if (attribute.attribute !== 'class' || attribute.operator !== '*=') return;
    const [name, ...others] = words.ofModules(attribute.value ?? '');
    if (name === undefined || others.length > 0) return;
    attribute.replaceWith(selectorParser.className({value: name}));
  });
}
