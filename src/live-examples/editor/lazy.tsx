import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ComponentProps, PropsWithChildren, ReactNode} from 'react';

import {requestStyle} from '../example/load';
import {LoadProblem} from '../example/load-problem';
import {SlowNotice} from '../example/slow-notice';
import {useLoaded} from '../example/use-loaded';
import type CodeEditor from '.';

type EditorProps = PropsWithChildren<ComponentProps<typeof CodeEditor>>;

/**
 * Loads the editor, and the compiler of changes, so that the compiler can't fail
 * to load later.
 */
async function loadEditor(): Promise<typeof CodeEditor> {
  const [{default: Editor}] = await Promise.all([
    import('.'),
    import('../code/to-script'),
  ]);
  return Editor;
}

/** The editor of an example's code. Shows `children` until it has loaded. */
export function LazyEditor({children, ...props}: EditorProps): ReactNode {
  requestStyle(useBaseUrl('/'), 'editorStyle');
  const isBrowser = useIsBrowser();
  const editor = useLoaded(loadEditor);

  if (editor.status === 'loaded') return <editor.part {...props} />;
  const isLoading = isBrowser && editor.status === 'loading';
  return (
    <>
      <p className="example-bar" role="status">
        <span>
          {isLoading ? 'Loading the editor…' : `${props.demo.name}.tsx`}
        </span>
      </p>
      {editor.status === 'failed' ? (
        <LoadProblem onRetry={() => location.reload()}>
          The editor couldn't be loaded. Retry reloads this page.
        </LoadProblem>
      ) : (
        <SlowNotice>
          The editor is slow to load. It opens as soon as it arrives. Retry
          reloads this page.
        </SlowNotice>
      )}
      {children}
    </>
  );
}
