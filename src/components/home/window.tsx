import reactSample from '@generated/code-samples/default/samples/Balance.tsx.json';
import vueSample from '@generated/code-samples/default/samples/Balance.vue.json';
import CodeBlock from '@site/src/components/code-block';
import SetToggle from '@site/src/framework-switch/set-toggle';
import DemoPanel from '@site/src/live-examples/panel/panel';
import type {ReactNode} from 'react';

import Recording from './recording';
import styles from './window.module.css';

/** Shows a component in each framework, and a live example that runs it. */
export default function Window(): ReactNode {
  return (
    <div className={`code-box screen-wide ${styles.window}`}>
      <SetToggle labels={{react: 'Balance.tsx', vue: 'Balance.vue'}}>
        {{
          react: <CodeBlock {...reactSample} title={undefined} />,
          vue: <CodeBlock {...vueSample} title={undefined} />,
        }}
      </SetToggle>
      <div data-needs-scripts>
        <p className={styles.note} data-only-set="react">
          The app below, transfer.tsx, uses this component. It runs on a
          simulated chain, so no real tokens move.
        </p>
        <p className={styles.note} data-only-set="vue">
          <strong>The app below is React:</strong> transfer.tsx shows the same
          balance. It runs on a simulated chain, so no real tokens move.
        </p>
      </div>
      <DemoPanel
        name="transfer"
        height="var(--home-result)"
        pressesButton
        startsByItself
      >
        <Recording />
      </DemoPanel>
    </div>
  );
}
