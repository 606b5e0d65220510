import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/**
 * Code in JSX that no transform has seen, such as `<pre>` in raw HTML: shown
 * plainly, because nothing is colored in the browser.
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
