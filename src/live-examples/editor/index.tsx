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
  type RefObject,
} from 'react';

import {isFocusFree} from '../panel/focus';
import type {Example, LoadedDemo} from '../panel/use-example';
import {Actions} from './actions';
import {typescriptEditor, underline} from './extensions';
import {useTypes} from './use-types';

interface CodeEditorProps {
  demo: LoadedDemo;
  example: Example;
  /** Where Edit was pressed: from there the editor takes the focus. */
  focusFrom?: RefObject<HTMLElement | null>;
}

/** The code of an example, to be changed. */
export default function CodeEditor({
  demo,
  example: {code, edit, state},
  focusFrom,
}: CodeEditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const types = useTypes(code);
  // The compiler's list has its own problems alone, as many as it counts. What code throws still stands beside the status.
  const problem = types.isOn ? undefined : state.problem;
  const file = `${demo.name}.tsx`;
  const abilities = useMemo(
    () => typescriptEditor(`Code of ${file}`, edit),
    [file, edit],
  );
  const extensions = useMemo(
    () => [abilities, types.extension ?? [], problem ? underline(problem) : []],
    [abilities, types.extension, problem],
  );
  const open = useEffectEvent((parent: HTMLElement) => {
    const opened = new EditorView({parent, doc: code, extensions});
    if (focusFrom && isFocusFree(focusFrom.current)) {
      opened.focus();
      parent.parentElement?.scrollIntoView({block: 'nearest'});
    }
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

  return (
    <div className="example-editor">
      <div className="example-bar">
        <span className="example-file">
          {file}
          {code !== demo.code && ' · edited'}
        </span>
        <button
          type="button"
          className="quiet-button"
          aria-pressed={types.isOn}
          onClick={() => {
            types.toggle();
            if (view) closeLintPanel(view);
          }}
        >
          {types.label}
        </button>
        <span className="read-aloud" role="status">
          {types.news}
        </span>
        <Actions demo={demo} code={code} onReset={reset} />
      </div>
      <div ref={place} />
    </div>
  );
}
