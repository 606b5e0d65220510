import useBaseUrl from '@docusaurus/useBaseUrl';
import {useRef, type ReactNode} from 'react';

import DemoPanel from './panel';
import styles from './styles.module.css';

interface DemoProps {
  /** The name of a file in `src/live-examples/demos`, without its extension. */
  name: string;
  /** The height of its first result, in CSS. */
  height: string;
  /** The file's code, highlighted at build time. */
  children?: ReactNode;
}

/**
 * A live example in a page: the beginning of its code, and its panel in the
 * same box.
 */
export default function Demo({name, height, children}: DemoProps): ReactNode {
  const codeRef = useRef<HTMLDivElement>(null);
  const address = useBaseUrl(`/playground#example=${name}`, {absolute: true});
  return (
    <div className={`screen-wide ${styles.demo}`} data-address={address}>
      <div ref={codeRef} className={`code-box ${styles.code}`}>
        {children}
        <label className={styles.fold} data-unsearched="">
          <input type="checkbox" className="fold-arrow" />
          <span>Show all of the code</span>
          <span>Show less</span>
        </label>
      </div>
      <DemoPanel name={name} height={height} codeRef={codeRef} />
    </div>
  );
}
