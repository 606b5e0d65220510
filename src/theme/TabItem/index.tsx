import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The panel that its tab names in `aria-controls`. */
export default function TabItem({
  attributes,
  children,
  className,
  hidden,
}: Props): ReactNode {
  const id = attributes?.['aria-controls'] as string | undefined;
  return (
    <div
      role="tabpanel"
      id={id}
      className={clsx(styles.panel, className)}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
