import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import list from '@generated/live-examples/default/list.json';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import {
  explainFailure,
  loadDemo,
  notFetched,
  requestStyle,
} from '../example/load';
import {LoadProblem} from '../example/load-problem';
import type {LoadedDemo} from '../example/model';
import {SlowNotice} from '../example/slow-notice';
import {unsavedCode} from '../example/unsaved';
import {fromHash} from '../share/hash';
import {Gallery} from './gallery';
import {saveInAddress, unsavedKey} from './use-code-in-address';
import {Workbench, type Opened} from './workbench';

/**
 * A live example with editor, result, console, and chains. A gallery lists all
 * examples.
 */
export default function Playground({
  initialDemo,
  children,
}: {
  /** The example for an address without one. */
  initialDemo: LoadedDemo;
  /** The code of `initialDemo`, shown until the editor has loaded. */
  children: ReactNode;
}): ReactNode {
  const baseUrl = useBaseUrl('/');
  requestStyle(baseUrl, 'exampleStyle');
  // Before the playground's styles, which override some of them.
  requestStyle(baseUrl, 'editorStyle');
  requestStyle(baseUrl, 'playgroundStyle');
  const {demo, code, problem, isLoading, retry} = useOpened(
    initialDemo,
    baseUrl,
  );
  const {name} = demo;
  const isRunningRef = useRef(false);
  // The router finds no heading for the hash, so it keeps the last page's
  // scroll position.
  useEffect(() => {
    // Don't return its result: in newer browsers it's a promise, and React
    // expects a function.
    scrollTo(0, 0);
  }, []);

  return (
    <main className="play">
      <div className="play-bar">
        <h1>Playground</h1>
        <Gallery name={name} />
        <p>{demo.text}</p>
        {isLoading && (
          <SlowNotice>
            The playground is slow to load. It starts as soon as it arrives.
            Retry reloads this page.
          </SlowNotice>
        )}
        {problem && (
          <LoadProblem onRetry={problem === notFetched ? retry : undefined}>
            {problem}
          </LoadProblem>
        )}
      </div>
      <Workbench
        key={`${name} ${code}`}
        demo={demo}
        code={code}
        isRunningRef={isRunningRef}
      >
        {name === initialDemo.name && code === undefined && children}
      </Workbench>
    </main>
  );
}

interface OpenedState extends Opened {
  /** Message about a wrong address, for the reader. */
  problem?: string;
  /** The hash that was read last. */
  hash?: string;
}

/**
 * Opens the example in the address. Until it has loaded, the previous one
 * stays.
 */
function useOpened(initialDemo: LoadedDemo, baseUrl: string) {
  const history = useHistory();
  // A chosen example has a new key, also if it failed to load before.
  const {hash, key} = useLocation();
  const [opened, setOpened] = useState<OpenedState>({demo: initialDemo});

  useEffect(() => {
    let isNewest = true;
    void read(hash, initialDemo, baseUrl)
      .catch((error: Error) => ({problem: error.message}))
      .then((result) => {
        // The reader may have chosen another example in the meantime.
        if (!isNewest) return;
        setOpened(({demo, code}) => ({demo, code, ...result, hash}));
      });
    return () => {
      isNewest = false;
    };
  }, [baseUrl, initialDemo, hash, key]);

  const retry = () => {
    // Hides the problem. `isLoading` is true again.
    setOpened(({demo, code}) => ({demo, code}));
    history.replace({hash});
  };
  return {...opened, isLoading: opened.hash !== hash, retry};
}

/**
 * Loads the example of a hash.
 *
 * @throws with a message for the reader
 */
async function read(
  hash: string,
  initialDemo: LoadedDemo,
  baseUrl: string,
): Promise<Opened> {
  const {example, code} = fromHash(hash);
  const unsaved = unsavedCode(unsavedKey(hash));
  const name = example ?? initialDemo.name;
  if (!list.some((demo) => demo.name === name))
    throw new Error("There's no example with this name. Choose another one.");
  const demo = await explainFailure(loadDemo(name, baseUrl));
  if (unsaved === undefined || location.hash !== hash) return {demo, code};
  saveInAddress(demo, unsaved);
  return {demo, code: unsaved};
}
