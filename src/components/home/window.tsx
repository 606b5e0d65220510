import reactSample from '@generated/code-samples/default/samples/Balance.tsx.json';
import vueSample from '@generated/code-samples/default/samples/Balance.vue.json';
import CodeBlock from '@site/src/components/code-block';
import SetToggle from '@site/src/framework-switch/set-toggle';
import DemoPanel from '@site/src/live-examples/panel/panel';
import type {ReactNode} from 'react';

import styles from './window.module.css';

const steps = ['signed', 'broadcast', 'in block', 'finalized'];

/** Shows a component in each framework, and a live example that runs it. */
export default function Window(): ReactNode {
  return (
    <div className={`code-box ${styles.window}`}>
      <SetToggle labels={{react: 'Balance.tsx', vue: 'Balance.vue'}}>
        {{
          react: <CodeBlock {...reactSample} title={undefined} />,
          vue: <CodeBlock {...vueSample} title={undefined} />,
        }}
      </SetToggle>
      <DemoPanel
        name="transfer"
        height="var(--home-result)"
        pressesButton
        startsByItself
      >
        <div className={styles.preview}>
          <dl>
            <dt>Bob can spend</dt>
            <dd>DOT 49.00</dd>
          </dl>
          <p>Press Run to send Bob 1 DOT, and watch his balance change.</p>
          <ol className="clean-list">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            No blocks yet. While the example runs, you can refuse the signature
            or stop the chain.
          </p>
        </div>
      </DemoPanel>
      <p className={styles.note} data-only-set="react">
        Run starts transfer.tsx, a small React app that uses this component.
      </p>
      <p className={styles.note} data-only-set="vue">
        Run starts transfer.tsx. It's a React app that shows the same balance.
      </p>
    </div>
  );
}
