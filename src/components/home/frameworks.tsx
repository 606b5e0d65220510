import Link from '@docusaurus/Link';
import reactSample from '@generated/code-samples/default/samples/Balance.tsx.json';
import vueSample from '@generated/code-samples/default/samples/Balance.vue.json';
import CodeBlock from '@site/src/components/code-block';
import DemoPanel from '@site/src/live-examples/panel/panel';
import SetToggle from '@site/src/framework-switch/set-toggle';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The smallest whole program, in both frameworks. */
export default function Frameworks(): ReactNode {
  return (
    <section className={styles.frameworks}>
      <div>
        <h2 className={styles.heading}>One library, two frameworks</h2>
        <p>
          Read a value in the component that shows it. The types of the query
          come from the chain itself. The subscription opens with the component
          and closes when no component shows the value any more.
        </p>
        <p data-only-set="react">
          <Link to="/react/guides/performance">How long a query lives</Link>
        </p>
        <p>
          <Link to="/demos">All live examples</Link>
        </p>
      </div>
      <div>
        <SetToggle>
          {{
            react: <CodeBlock {...reactSample} title="Balance.tsx" />,
            vue: <CodeBlock {...vueSample} title="Balance.vue" />,
          }}
        </SetToggle>
        <DemoPanel name="first-query" />
      </div>
    </section>
  );
}
