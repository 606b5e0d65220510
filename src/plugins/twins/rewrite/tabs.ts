import {element, findAll, hasClass, textOf, tidyText} from '../nodes';
import type {Rule} from './rule';

/** Every panel, each below the label of its tab. */
export const tabs: Rule = (node, tidy) => {
  if (!hasClass(node, 'tabs-container')) return undefined;
  const list = node.children.find(
    (child) => child.type === 'element' && child.properties.role === 'tablist',
  );
  const labels = list
    ? findAll(list, ({properties}) => properties.role === 'tab')
    : [];
  const panels = outermostPanels(node);
  if (labels.length !== panels.length) {
    throw new Error(
      `It has ${labels.length} tabs for ${panels.length} panels. Render every panel of a tab, hidden or not.`,
    );
  }
  return panels.flatMap((panel, index) => {
    const label = tidyText(textOf(labels[index]!));
    return [
      element('p', [element('strong', [{type: 'text', value: label}])]),
      ...tidy(panel),
    ];
  });
};

/** Not those of tabs inside a panel. */
function outermostPanels(
  node: Parameters<typeof findAll>[0],
): ReturnType<typeof findAll> {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.properties.role === 'tabpanel'
      ? [child]
      : outermostPanels(child);
  });
}
