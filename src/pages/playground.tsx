import sample from '@generated/code-samples/default/demos/first-query.tsx.json';
import demo from '@generated/live-examples/default/demos/first-query.json';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import CodeBlock from '@site/src/components/code-block';
import Playground from '@site/src/live-examples/playground';

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Change a live example and see it run in this page, with the published library on a simulated chain. No wallet, no network."
      noFooter
    >
      <Playground initialDemo={demo}>
        <CodeBlock {...sample} title="first-query.tsx" />
      </Playground>
    </Layout>
  );
}
