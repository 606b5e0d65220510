import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

import {tellIfLate} from '../../client-modules/load-failures/in-time';
import {checkTypes} from './check-types';
import type {Editor} from './create-editor';

/** Lets the compiler check the code of an editor, when the reader asks for it: it's large. */
export function useTypes(editor: Editor | undefined, code: string) {
  const baseUrl = useBaseUrl('/');
  const [isOn, setIsOn] = useState(false);
  const [checked, setChecked] = useState<{code: string; news: string}>();

  useEffect(() => {
    if (!editor || !isOn) return undefined;
    const arrived = tellIfLate(
      'The compiler is slow to load. It checks the types as soon as it arrives.',
    );
    const check = checkTypes(baseUrl, (code, count) => {
      arrived();
      setChecked({code, news: `Types: ${wordsFor(count)}`});
    });
    editor.extend(check.extension);
    return () => {
      arrived();
      setChecked(undefined);
      editor.extend([]);
      check.close();
    };
  }, [editor, isOn, baseUrl]);

  const isChecked = checked?.code === code;
  return {
    isOn,
    label: isChecked ? checked.news : isOn ? 'Types: checking…' : 'Check types',
    /** What is told aloud, which doesn't change with every key. */
    news: checked?.news ?? (isOn && 'Types: checking…'),
    toggle: () => setIsOn(!isOn),
  };
}

function wordsFor(count: number | undefined): string {
  if (count === undefined) return 'not available';
  if (count === 0) return 'no problem';
  return count === 1 ? '1 problem' : `${count} problems`;
}
