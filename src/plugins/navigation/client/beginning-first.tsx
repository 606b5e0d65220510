import {useHistory, useLocation} from '@docusaurus/router';
import {
  cloneElement,
  memo,
  useDeferredValue,
  type ReactElement,
  type ReactNode,
} from 'react';

import {isHashOnTheWayTo} from '../../crossing/client/use-kept-hash';
import styles from './styles.module.css';

/** Parts of a text that about fill a screen: paragraphs and the like, and the line breaks between them. */
const beginning = 12;

/**
 * A Markdown text. Where a link leads to its beginning, that is drawn and shown
 * before the rest is. A page that the browser loads is complete at once, and so
 * is one that is shown from another place, or may be.
 *
 * @param children the text's component, as the compiler writes it
 */
export function BeginningFirst({
  children,
}: {
  children: ReactElement<object, WriteText>;
}): ReactNode {
  const {hash, pathname} = useLocation();
  const {action} = useHistory();
  const isShownElsewhere =
    hash !== '' || action === 'POP' || isHashOnTheWayTo(pathname);
  const hasTime = useDeferredValue(true, isShownElsewhere);
  return (
    <Text
      {...children.props}
      write={children.type}
      isWhole={isShownElsewhere || hasTime}
    />
  );
}

type WriteText = (props: object) => ReactElement<{children?: ReactNode}>;

/** Apart from what asks for the address, which changes with each heading that a link leads to. */
const Text = memo(function Text({
  write,
  isWhole,
  ...props
}: {
  write: WriteText;
  isWhole: boolean;
}): ReactNode {
  // As an element it would be drawn in a step of its own, out of reach.
  const text = write(props);
  const parts = text.props.children;
  if (isWhole || !Array.isArray(parts)) return text;
  return cloneElement(
    text,
    {},
    ...(parts.slice(0, beginning) as ReactNode[]),
    <div className={styles.rest} aria-busy />,
  );
});
