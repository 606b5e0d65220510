import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A choice between few, side by side; the caller renders each, links or buttons. */
export default function Segments({
  children,
}: {
  children: ReactNode[];
}): ReactNode {
  return (
    <ul className={`clean-list ${styles.segments}`}>
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
