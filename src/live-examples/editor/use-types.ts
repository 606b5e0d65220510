import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

import {checkTypes} from './check-types';
import type {Editor} from './create-editor';

/** Lets the compiler check the code of an editor, when the reader asks for it: it's large. */
export function useTypes(editor: Editor | undefined) {
  const baseUrl = useBaseUrl('/');
  const [isOn, setIsOn] = useState(false);
  const [news, setNews] = useState('starting…');

  useEffect(() => {
    if (!editor || !isOn) return undefined;
    const check = checkTypes(baseUrl, (count) => setNews(wordsFor(count)));
    editor.extend(check.extension);
    return () => {
      setNews('starting…');
      editor.extend([]);
      check.close();
    };
  }, [editor, isOn, baseUrl]);

  return {
    isOn,
    words: isOn ? `Types: ${news}` : 'Check types',
    toggle: () => setIsOn(!isOn),
  };
}

function wordsFor(count: number | undefined): string {
  if (count === undefined) return 'not available';
  if (count === 0) return 'no problem';
  return count === 1 ? '1 problem' : `${count} problems`;
}
