import useBaseUrl from '@docusaurus/useBaseUrl';
import {useRef, type ReactNode} from 'react';

import DemoPanel from './panel';
import styles from './styles.module.css';

interface DemoProps {
  /** The name of a file in `src/live-examples/demos`, without its extension. */
  name: string;
  /** The height that its panel reserves for the first result, in CSS. */
  height: string;
  /** The file's code, colored at build time. */
  children: ReactNode;
}

/**
 * A live example in a page: the beginning of its code, and its panel in the
 * same box. A guide only has `<Demo name="…" />`. `show-demos.ts` imports this
 * component there, and adds the height and the code.
 */
export default function Demo({name, height, children}: DemoProps): ReactNode {
  const codeRef = useRef<HTMLDivElement>(null);
  const address = useBaseUrl(`/playground#example=${name}`, {absolute: true});
  return (
    // On paper, a style shows the address in place of the panel.
    <div className={`screen-wide ${styles.demo}`} data-address={address}>
      <div ref={codeRef} className={`code-box ${styles.code}`}>
        {children}
        {/* A checkbox and styles, so that the code unfolds without scripts. */}
        <label className={styles.fold} data-unsearched>
          <input type="checkbox" className="fold-arrow" />
          <span>Show all of the code</span>
          <span>Show less</span>
        </label>
      </div>
      <DemoPanel name={name} height={height} codeRef={codeRef} />
    </div>
  );
}
