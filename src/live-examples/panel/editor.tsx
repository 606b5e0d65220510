import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useEffect,
  useState,
  type ComponentProps,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

import {tellIfLate} from '../../client-modules/load-failures/in-time';
import type CodeEditor from '../editor';

type EditorProps = PropsWithChildren<ComponentProps<typeof CodeEditor>>;

/** What the editor's buttons say at first, for the playground before its scripts. */
const tools = ['Check types', 'Reset code', 'Copy', 'Share', 'Download'];

/**
 * The code of an example, to be changed. Until the editor has come there are
 * `children`, and a line that says what is awaited or failed.
 */
export function Editor({children, ...props}: EditorProps): ReactNode {
  const isBrowser = useIsBrowser();
  const [loaded, setLoaded] = useState<{Editor: typeof CodeEditor}>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    const arrived = tellIfLate(
      'The editor is slow to load. It opens as soon as it arrives, and Retry reloads this page.',
    );
    // What compiles a change comes along, so that it can't fail later.
    Promise.all([import('../editor'), import('../code/to-script')])
      .then(
        ([{default: Editor}]) => setLoaded({Editor}),
        () => setHasFailed(true),
      )
      .finally(arrived);
    return arrived;
  }, [hasFailed]);

  if (loaded) return <loaded.Editor {...props} />;
  const news = hasFailed
    ? "The editor couldn't be fetched."
    : 'Loading the editor…';
  return (
    <>
      <p className="example-bar" role="status">
        <span className="example-file">
          {isBrowser ? news : `${props.demo.name}.tsx`}
        </span>
        {!isBrowser &&
          tools.map((tool) => (
            <button
              key={tool}
              type="button"
              className="quiet-button"
              disabled
              data-needs-scripts
            >
              {tool}
            </button>
          ))}
        {hasFailed && (
          <button
            type="button"
            className="quiet-button"
            onClick={() => setHasFailed(false)}
          >
            Try again
          </button>
        )}
      </p>
      {children}
    </>
  );
}
