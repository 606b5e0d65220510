import {
  Children,
  isValidElement,
  type ComponentProps,
  type ReactNode,
} from 'react';

/**
 * Where a table is wider than its page it scrolls, and the keyboard must be able
 * to. Its styles know what its columns are called: on a phone, cells stand below
 * each other and each says what it is.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const heads = headsOf(props.children);
  const columns = Object.fromEntries(
    heads.map((head, index) => [`--column-${index + 1}`, JSON.stringify(head)]),
  );
  return (
    <table
      {...props}
      tabIndex={0}
      style={heads.length === 3 ? columns : undefined}
    />
  );
}

type Parent = {children?: ReactNode};

const elementsIn = (node: ReactNode) =>
  Children.toArray(node).filter((child) => isValidElement<Parent>(child));

/** The texts of the first row's cells. */
function headsOf(children: ReactNode): string[] {
  const [head] = elementsIn(children);
  const [row] = elementsIn(head?.props.children);
  return elementsIn(row?.props.children).map(textOf);
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<Parent>(child)) return textOf(child.props.children);
      return typeof child === 'string' ? child : '';
    })
    .join('');
}
