import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {memo, type CSSProperties, type ReactNode} from 'react';

import type {RenderedSample} from '@site/src/content/code-samples/render-sample';

import './mockup.css';

/** Longer blocks, in lines, may break across printed pages. */
const mostLinesKept = 12;

/** Labels of blocks without a title. */
const languageLabels: Record<string, string> = {
  js: 'JavaScript',
  json: 'JSON',
  html: 'HTML',
  jsx: 'JSX',
  ts: 'TypeScript',
  tsx: 'TSX',
  text: 'Text',
  vue: 'Vue',
};

/**
 * Displays code that was colored at build time: a fence, or the data of a file
 * in `src/components/home/samples` or `src/live-examples/demos`. `client/`
 * handles the buttons of all blocks. Memoized, because React parses the HTML
 * again on each render, which clears the reader's selection.
 */
export default memo(function CodeBlock({
  html,
  language,
  title,
  shell,
  mockup,
  typesFile,
  wide,
}: RenderedSample): ReactNode {
  const typesUrl = useBaseUrl(`/sample-types/${typesFile}.json`);
  const lines = html.split('\n').length - 1;
  const hasTypes = typesFile !== undefined;
  if (mockup) return <Mockup html={html} />;
  return (
    <div
      className={clsx(
        'theme-code-block code-block',
        `language-${language}`,
        // A single line has its buttons next to it.
        title === undefined && lines === 1 && 'code-block-line',
        shell && 'code-block-shell',
        lines > mostLinesKept && 'code-block-long',
        wide && `code-wider-than-a-${wide}`,
      )}
      data-types={hasTypes ? typesUrl : undefined}
    >
      <div className="code-bar">
        {title === undefined ? (
          <span className="code-language" aria-hidden="true">
            {shell ? 'Terminal' : (languageLabels[language] ?? '')}
          </span>
        ) : (
          <div className="code-title">{title}</div>
        )}
        {hasTypes && <span className="code-hint" aria-hidden="true" />}
        {!shell && (
          <label className="quiet-button code-wrap">
            <input type="checkbox" />
            Wrap
          </label>
        )}
        <button type="button" className="quiet-button code-copy">
          Copy
        </button>
      </div>
      <pre
        tabIndex={0}
        role="group"
        translate="no"
        aria-label={title === undefined ? 'Code' : `Code of ${title}`}
        aria-description={
          hasTypes ? 'Press an arrow key to read types' : undefined
        }
        style={{'--lines': lines} as CSSProperties}
      >
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
});

/** Draws what an app shows. The text is not for copying. */
const Mockup = ({html}: Pick<RenderedSample, 'html'>) => (
  <div className="code-block language-text mockup">
    <pre translate="no" role="group" aria-label="What your users see">
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  </div>
);
