import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A row of options. The caller renders each one as a link or a button. */
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
