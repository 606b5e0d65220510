import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type PropsWithChildren, type ReactNode} from 'react';

import styles from './fold.module.css';

/**
 * An example in the list of all examples, after its heading. Its row opens it,
 * and so does a link to the heading.
 */
export default function DemoFold({
  isOpen = false,
  children,
}: PropsWithChildren<{
  /** Whether it's open from the start. */
  isOpen?: boolean;
}>): ReactNode {
  const fold = useRef<HTMLDetailsElement>(null);
  // A new object for each followed link, also to the same heading.
  const location = useLocation();
  useEffect(() => {
    const {id} = fold.current!.previousElementSibling!;
    if (location.hash === `#${id}`) fold.current!.open = true;
  }, [location]);
  return (
    <details ref={fold} className={styles.fold} open={isOpen}>
      {children}
    </details>
  );
}
