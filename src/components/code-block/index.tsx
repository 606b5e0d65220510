import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

import type {RenderedSample} from '@site/src/content/code-samples/render-sample';

/** What Markdown passes: attributes are text there. */
type Props = Omit<RenderedSample, 'firstLineNumber'> & {
  firstLineNumber?: number | string;
};

/**
 * Shows code that was coloured at build time: a fence, or the data of a file in
 * `src/components/home/samples` or `src/live-examples/demos`. What its buttons do lies in
 * `src/content/code-samples/client`, once for the page.
 */
export default function CodeBlock({
  html,
  language,
  title,
  firstLineNumber,
  types,
}: Props): ReactNode {
  const typesUrl = useBaseUrl(`/sample-types/${types}.json`);
  const lines = html.split('\n').length - 1;
  return (
    <div
      className={clsx(
        'theme-code-block code-block',
        `language-${language}`,
        title !== undefined && 'code-block-titled',
        firstLineNumber !== undefined && 'code-block-numbered',
      )}
      data-types={types === undefined ? undefined : typesUrl}
      style={
        firstLineNumber === undefined
          ? undefined
          : ({'--first-line': Number(firstLineNumber)} as CSSProperties)
      }
    >
      <div className="code-bar">
        {title !== undefined && <div className="code-title">{title}</div>}
        {types !== undefined && (
          <span className="code-hint" aria-hidden="true">
            Enter shows types
          </span>
        )}
        <label className="code-wrap">
          <input type="checkbox" />
          Wrap
        </label>
        <button type="button" className="code-copy">
          Copy
        </button>
      </div>
      <pre
        tabIndex={0}
        role="group"
        aria-label={title === undefined ? 'Code' : `Code of ${title}`}
        aria-description={
          types === undefined ? undefined : 'Press Enter to read types'
        }
        style={{'--lines': lines} as CSSProperties}
      >
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
