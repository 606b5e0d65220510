import {useRef, type ReactNode} from 'react';

import DemoPanel from './panel';
import styles from './styles.module.css';

export interface DemoProps {
  /** Name of a file in `src/live-examples/demos`, without its ending. */
  name: string;
  /** Whether the result stands above the code. */
  resultFirst?: boolean;
  /** The file's code, highlighted at build time. */
  children?: ReactNode;
}

/** A live example: its code, of which the beginning shows, and in the same box the place where it runs. */
export default function Demo({
  name,
  resultFirst = false,
  children,
}: DemoProps): ReactNode {
  const code = useRef<HTMLDivElement>(null);
  const panel = <DemoPanel name={name} code={code} />;
  return (
    <div className={styles.demo}>
      {resultFirst && panel}
      <div ref={code} className={`code-box ${styles.code}`}>
        {children}
        <label className={styles.fold} data-unsearched="">
          <input type="checkbox" />
          <span>Show all of the code</span>
          <span>Show less</span>
        </label>
      </div>
      {!resultFirst && panel}
    </div>
  );
}
