import {
  Children,
  createElement,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

/**
 * The same tree with plain boxes instead of its `main` and `nav` elements.
 *
 * The theme's search page puts only its results into `main`, and gives each
 * result a navigation of its own, all with the same name; the layout has a
 * landmark around the whole page instead.
 */
export function flattenLandmarks(tree: ReactNode): ReactNode {
  return Children.map(tree, (node) => {
    if (!isValidElement<PropsWithChildren>(node)) return node;
    if (typeof node.type !== 'string') return node;
    const {children, ...props} = node.props;
    const isLandmark = node.type === 'main' || node.type === 'nav';
    return createElement(
      isLandmark ? 'div' : node.type,
      {
        ...props,
        ...(isLandmark && {'aria-label': undefined}),
        key: node.key,
      },
      flattenLandmarks(children),
    );
  });
}
