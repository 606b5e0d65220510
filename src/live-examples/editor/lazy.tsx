import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useEffect,
  useState,
  type ComponentProps,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

import {requestStyle} from '../example/load';
import {SlowNotice} from '../example/slow-notice';
import type CodeEditor from '.';

type EditorProps = PropsWithChildren<ComponentProps<typeof CodeEditor>>;

/** The editor of an example's code. Shows `children` until it has loaded. */
export function Editor({children, ...props}: EditorProps): ReactNode {
  requestStyle(useBaseUrl('/'), 'editorStyle');
  const isBrowser = useIsBrowser();
  const [loaded, setLoaded] = useState<{Editor: typeof CodeEditor}>();
  useEffect(() => {
    // Also load the compiler of changes, so that it can't fail to load later.
    // `load-failures` reports a failure of either.
    void Promise.all([import('.'), import('../code/to-script')]).then(
      ([{default: Editor}]) => setLoaded({Editor}),
    );
  }, []);

  if (loaded) return <loaded.Editor {...props} />;
  return (
    <>
      <p className="example-bar" role="status">
        <span>
          {isBrowser ? 'Loading the editor…' : `${props.demo.name}.tsx`}
        </span>
      </p>
      <SlowNotice>
        The editor is slow to load. It opens as soon as it arrives. Retry
        reloads this page.
      </SlowNotice>
      {children}
    </>
  );
}
