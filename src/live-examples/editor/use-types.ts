import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

import {tellIfLate} from '../../client-modules/load-failures/in-time';
import {checkTypes} from './check-types';

const checking = 'Types: checking…';

/** Lets the compiler check the code of an editor, when the reader asks for it: it's large. */
export function useTypes(code: string) {
  const baseUrl = useBaseUrl('/');
  const [check, setCheck] = useState<ReturnType<typeof checkTypes>>();
  const [checked, setChecked] = useState<{code?: string; news: string}>();
  useEffect(() => check?.close, [check]);

  const start = () => {
    const arrived = tellIfLate(
      'The compiler is slow to load. It checks the types as soon as it arrives.',
    );
    const {extension, close} = checkTypes(baseUrl, (code, count) => {
      arrived();
      setChecked({code, news: `Types: ${wordsFor(count)}`});
    });
    return {
      extension,
      close() {
        arrived();
        close();
        setChecked(undefined);
      },
    };
  };

  const news = checked?.news ?? checking;
  const isNews = checked?.code === undefined || checked.code === code;
  return {
    isOn: check !== undefined,
    extension: check?.extension,
    label: !check ? 'Check types' : isNews ? news : checking,
    /** What is told aloud, which doesn't change with every key. */
    news: check && news,
    toggle: () => setCheck(check ? undefined : start()),
  };
}

function wordsFor(count: number | undefined): string {
  if (count === undefined) return 'not available';
  if (count === 0) return 'no problem';
  return count === 1 ? '1 problem' : `${count} problems`;
}
