import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState} from 'react';

import type {TypeCheck} from './check-types';
import type {Editor} from './create-editor';

/** Whether the compiler checks the code: it's large, so the reader asks for it. */
type Progress = 'off' | 'starting' | 'on' | 'failed';

/** Lets the compiler check the code of an editor. */
export function useTypes(editor: Editor | undefined, code: string) {
  const baseUrl = useBaseUrl('/');
  const [progress, setProgress] = useState<Progress>('off');
  const [count, setCount] = useState(0);
  const types = useRef<TypeCheck>(undefined);
  const isOn = progress !== 'off';

  useEffect(() => {
    if (!editor || !isOn) return undefined;
    let isWanted = true;
    void import('./check-types').then(({checkTypes}) => {
      if (!isWanted) return;
      types.current = checkTypes(baseUrl, (problems) => {
        setProgress(problems ? 'on' : 'failed');
        setCount(problems?.length ?? 0);
        editor.markTypes(problems ?? []);
      });
      editor.completeWith(types.current.complete);
      types.current.check(editor.read());
    });
    return () => {
      isWanted = false;
      types.current?.close();
      types.current = undefined;
      editor.completeWith(undefined);
      editor.markTypes([]);
    };
  }, [editor, isOn, baseUrl]);
  useEffect(() => types.current?.check(code), [code]);

  return {
    isOn,
    words: wordsFor(progress, count),
    toggle: () => setProgress(isOn ? 'off' : 'starting'),
  };
}

function wordsFor(progress: Progress, count: number): string {
  if (progress === 'off') return 'Check types';
  if (progress === 'starting') return 'Types: starting…';
  if (progress === 'failed') return 'Types: not available';
  if (count === 0) return 'Types: no problem';
  return count === 1 ? 'Types: 1 problem' : `Types: ${count} problems`;
}
