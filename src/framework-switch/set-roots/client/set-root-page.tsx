import Link from '@docusaurus/Link';
import SetSwitch from '@site/src/framework-switch/set-switch';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import LeadOn from './lead-on';
import type {SetRoot} from '..';

/** Leads to the first page of a set. Search engines are told not to list it. */
export default function SetRootPage({
  label,
  target,
}: Pick<SetRoot, 'label' | 'target'>): ReactNode {
  return (
    <Layout
      title={label}
      description={`The documentation of ReactiveDOT for ${label}. It starts with Setup.`}
    >
      <LeadOn to={target} />
      <main className="container margin-vert--xl">
        <SetSwitch />
        <h1>{label}</h1>
        <p>
          The {label} documentation begins with{' '}
          <Link to={target}>Getting started</Link>.
        </p>
      </main>
    </Layout>
  );
}
