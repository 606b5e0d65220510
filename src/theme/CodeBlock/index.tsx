import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/**
 * Shows code that no transform has colored, such as `<pre>` in raw HTML, as
 * plain text. No highlighter runs in the browser.
 */
export default function CodeBlock({children}: Props): ReactNode {
  return (
    <div className="theme-code-block code-block">
      <pre tabIndex={0} role="group" aria-label="Code">
        <code>{children}</code>
      </pre>
    </div>
  );
}
