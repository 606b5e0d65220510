import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useEffect,
  useState,
  type ComponentProps,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

import {SlowNotice} from '../example/slow-notice';
import type CodeEditor from '.';

type EditorProps = PropsWithChildren<ComponentProps<typeof CodeEditor>>;

/** The editor of an example's code. Until it has loaded, `children` stand there. */
export function Editor({children, ...props}: EditorProps): ReactNode {
  const isBrowser = useIsBrowser();
  const [loaded, setLoaded] = useState<{Editor: typeof CodeEditor}>();
  useEffect(() => {
    // With the editor comes what compiles a change, so that it can't fail later. load-failures reports a failure of either.
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
        The editor is slow to load. It opens as soon as it arrives, and Retry
        reloads this page.
      </SlowNotice>
      {children}
    </>
  );
}
