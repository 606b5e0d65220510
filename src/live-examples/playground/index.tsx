import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import list from '@generated/live-examples/default/list.json';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import {inWords, loadDemo, requestStyle} from '../example/load';
import type {LoadedDemo} from '../example/model';
import {SlowNotice} from '../example/slow-notice';
import {fromHash} from '../share/hash';
import {Gallery} from './gallery';
import {unsavedAt} from './unsaved';
import {saveInAddress} from './use-code-in-address';
import {Workbench, type Opened} from './workbench';

/** A live example with its editor, result, console, and chains. Any of them can be chosen. */
export default function Playground({
  first,
  children,
}: {
  /** The example that's open where the address names none. */
  first: LoadedDemo;
  /** The code of the first one, until the editor has loaded. */
  children: ReactNode;
}): ReactNode {
  const baseUrl = useBaseUrl('/');
  requestStyle(baseUrl, 'exampleStyle');
  requestStyle(baseUrl, 'playgroundStyle');
  const {demo, code, problem, isLoading} = useOpened(first, baseUrl);
  const {name} = demo;
  const isRunningRef = useRef(false);
  // The router looks for a heading with the name of the hash, and stays where the last page was.
  useEffect(() => {
    // Newer browsers return a promise, which React would call on leaving the page.
    scrollTo(0, 0);
  }, []);

  return (
    <main className="play">
      <div className="play-bar">
        <h1>Playground</h1>
        <Gallery name={name} />
        {isLoading && (
          <SlowNotice>
            The playground is slow to load. It starts as soon as it arrives, and
            Retry reloads this page.
          </SlowNotice>
        )}
        {problem && (
          <div className="example-problem" role="alert">
            {problem}
          </div>
        )}
      </div>
      <Workbench
        key={`${name} ${code}`}
        demo={demo}
        code={code}
        isRunningRef={isRunningRef}
      >
        {name === first.name && code === undefined && children}
      </Workbench>
    </main>
  );
}

interface OpenedState extends Opened {
  /** What's wrong with the address, in words. */
  problem?: string;
  /** The address that was read. */
  hash?: string;
}

/** Opens what the address names. Until it has loaded, the last example stays. */
function useOpened(first: LoadedDemo, baseUrl: string) {
  const {hash} = useLocation();
  const [opened, setOpened] = useState<OpenedState>({demo: first});

  useEffect(() => {
    let isNewest = true;
    void read(hash, first, baseUrl)
      .catch((error: Error) => ({problem: error.message}))
      .then((result) => {
        // The reader may have chosen another one in the meantime.
        if (!isNewest) return;
        setOpened(({demo, code}) => ({demo, code, ...result, hash}));
      });
    return () => {
      isNewest = false;
    };
  }, [baseUrl, first, hash]);

  return {...opened, isLoading: opened.hash !== hash};
}

/** @throws with what's wrong with a hash, for the reader */
async function read(
  hash: string,
  first: LoadedDemo,
  baseUrl: string,
): Promise<Opened> {
  const {example, code} = fromHash(hash);
  const unsaved = unsavedAt(hash);
  const name = example ?? first.name;
  if (!list.some((demo) => demo.name === name))
    throw new Error("There's no such example. Choose one of the examples.");
  const demo = await inWords(loadDemo(name, baseUrl));
  if (unsaved === undefined || location.hash !== hash) return {demo, code};
  saveInAddress(demo, unsaved);
  return {demo, code: unsaved};
}
