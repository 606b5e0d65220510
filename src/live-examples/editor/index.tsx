import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

import {isFocusFree} from '../panel/focus';
import type {Example, LoadedDemo} from '../panel/use-example';
import {Actions} from './actions';
import {createEditor, type Editor} from './create-editor';
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
  const [editor, setEditor] = useState<Editor>();
  const change = useEffectEvent(edit);
  const open = useEffectEvent((parent: HTMLElement) => {
    const label = `Code of ${demo.name}.tsx`;
    const made = createEditor(parent, code, label, (text) => change(text));
    if (focusFrom && isFocusFree(focusFrom.current)) {
      made.focus();
      parent.parentElement?.scrollIntoView({block: 'nearest'});
    }
    setEditor(made);
    return () => made.close();
  });
  const types = useTypes(editor, code);

  useEffect(() => (place.current ? open(place.current) : undefined), []);
  // The compiler's list has its own problems alone, as many as it counts. What code throws still stands beside the status.
  const problem = types.isOn ? undefined : state.problem;
  useEffect(() => editor?.mark(problem), [editor, problem]);

  return (
    <div className="example-editor">
      <div className="example-bar">
        <span className="example-file">
          {demo.name}.tsx{code !== demo.code && ' · edited'}
        </span>
        <button
          type="button"
          className="quiet-button"
          aria-pressed={types.isOn}
          onClick={types.toggle}
        >
          {types.label}
        </button>
        <span className="read-aloud" role="status">
          {types.news}
        </span>
        <Actions
          demo={demo}
          code={code}
          onReset={() => editor?.write(demo.code)}
        />
      </div>
      <div ref={place} />
    </div>
  );
}
