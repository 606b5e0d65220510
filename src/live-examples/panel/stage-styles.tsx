import files from '@generated/live-examples/default/frame.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** The styles of a running example, which no page has before. */
export function StageStyles(): ReactNode {
  const href = useBaseUrl(`/${files.stageStyle}`);
  return <link rel="stylesheet" href={href} precedence="default" />;
}
