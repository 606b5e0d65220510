import {closeLintPanel} from '@codemirror/lint';
import {StateEffect} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import {isComposing} from '../../site/is-composing';
import type {LoadedDemo} from '../example/model';
import {SlowNotice} from '../example/slow-notice';
import type {Example} from '../example/use-example';
import {Actions} from './actions';
import {typescriptEditor, underline} from './extensions';
import {useTypes} from './use-types';

interface CodeEditorProps {
  demo: LoadedDemo;
  example: Example;
  /**
   * Whether it takes the focus, unless the reader has focused something else.
   */
  takesFocus?: boolean;
}

/** The editor of an example's code, with its buttons. */
export default function CodeEditor({
  demo,
  example: {code, edit, state},
  takesFocus = false,
}: CodeEditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const types = useTypes(code);
  // With types, underline only the compiler's problems, which its button
  // counts. An error of the run still appears above the result.
  const problem = types.isOn ? undefined : state.problem;
  const file = `${demo.name}.tsx`;
  const baseExtensions = useMemo(
    () => typescriptEditor(`Code of ${file}`, edit),
    [file, edit],
  );
  const extensions = useMemo(
    () => [
      baseExtensions,
      types.extension,
      types.check ?? [],
      problem ? underline(problem) : [],
    ],
    [baseExtensions, types.extension, types.check, problem],
  );
  const open = useEffectEvent((parent: HTMLElement) => {
    const opened = new EditorView({parent, doc: code, extensions});
    // The pressed button is gone, and the reader has focused nothing else.
    if (takesFocus && document.activeElement === document.body) opened.focus();
    setView(opened);
    return () => opened.destroy();
  });
  useEffect(() => (place.current ? open(place.current) : undefined), []);
  useEffect(() => {
    view?.dispatch({effects: StateEffect.reconfigure.of(extensions)});
  }, [view, extensions]);
  const reset = () =>
    view?.dispatch({
      changes: {from: 0, to: view.state.doc.length, insert: demo.code},
    });

  const select = () => {
    view?.dispatch({selection: {anchor: 0, head: view.state.doc.length}});
    view?.focus();
  };

  return (
    <div className="example-editor">
      <div className="example-bar">
        <span className="example-file">
          <span translate="no">{file}</span>
          <span>{code === demo.code ? '' : ' · edited'}</span>
        </span>
        <button
          type="button"
          className="quiet-button"
          aria-pressed={types.isOn}
          title="Underlines type errors, completes pallets and other names, and shows types on hover"
          onClick={() => {
            types.toggle();
            if (view) closeLintPanel(view);
          }}
        >
          <span>{types.label}</span>
        </button>
        <span className="read-aloud" role="status">
          {types.news}
        </span>
        <Actions demo={demo} code={code} onReset={reset} onSelect={select} />
      </div>
      {types.isLoading && (
        <SlowNotice>
          The compiler is slow to load. It checks the types as soon as it
          arrives. Retry reloads this page.
        </SlowNotice>
      )}
      <div
        ref={place}
        className="example-code"
        onKeyDownCapture={({nativeEvent: key, target}) => {
          // These keys belong to the input method, not to the editor. On
          // Android, the code itself gets 229 for all keys.
          const isField = target instanceof HTMLInputElement;
          if (isField ? isComposing(key) : key.isComposing) {
            key.stopPropagation();
          }
        }}
      />
      <p className="example-keys">
        Ctrl+Space completes, and F1 shows the type at the caret. Tab indents.
        To leave the editor, press Esc and then Tab.
      </p>
    </div>
  );
}
