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

/** The code of an example, to be changed. Until the editor has come there are `children`. */
export function Editor({children, ...props}: EditorProps): ReactNode {
  const isBrowser = useIsBrowser();
  const [loaded, setLoaded] = useState<{Editor: typeof CodeEditor}>();
  useEffect(() => {
    const arrived = tellIfLate(
      'The editor is slow to load. It opens as soon as it arrives, and Retry reloads this page.',
    );
    // What compiles a change comes along, so that it can't fail later. If either fails, load-failures tells it.
    void Promise.all([import('../editor'), import('../code/to-script')])
      .then(([{default: Editor}]) => setLoaded({Editor}))
      .finally(arrived);
    return arrived;
  }, []);

  if (loaded) return <loaded.Editor {...props} />;
  return (
    <>
      <p className="example-bar" role="status">
        {isBrowser ? 'Loading the editor…' : `${props.demo.name}.tsx`}
      </p>
      {children}
    </>
  );
}
