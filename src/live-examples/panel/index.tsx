import type {ReactNode} from 'react';

import type {DemoName} from './catalogue';
import DemoPanel from './panel';
import styles from './styles.module.css';

export interface DemoProps {
  /** Name of a file in `src/live-examples/demos`, without its ending. */
  name: DemoName;
  /** The file's code, highlighted at build time. */
  children?: ReactNode;
}

/** A live example: its code, and below it the place where it runs. */
export default function Demo({name, children}: DemoProps): ReactNode {
  return (
    <div className={styles.demo}>
      {children}
      <DemoPanel name={name} />
    </div>
  );
}
