import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/**
 * Shows a `<code>` element of several lines that isn't from a fence, as plain
 * text. `src/content/code-samples/render-code-blocks.ts` colors fences while the
 * site is built, and no highlighter runs in the browser.
 */
export default function CodeBlock({children}: Props): ReactNode {
  return (
    <div className="theme-code-block code-block">
      <pre tabIndex={0} role="group" aria-label="Code" translate="no">
        <code>{children}</code>
      </pre>
    </div>
  );
}
