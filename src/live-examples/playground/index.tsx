import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import list from '@generated/live-examples/default/list.json';
import {useEffect, useState, type ReactNode} from 'react';

import {tellIfLate} from '../../client-modules/load-failures/in-time';
import {loadDemo} from '../panel/stage';
import type {LoadedDemo} from '../panel/use-example';
import {Workbench, type Opened} from './workbench';
import {fromHash} from './share';

/** Every live example to start from, with its editor, its result and its chains. */
export default function Playground({
  first,
  children,
}: {
  /** What is open where the address names nothing. */
  first: LoadedDemo;
  /** The code of the first one, until the editor is there. */
  children: ReactNode;
}): ReactNode {
  const {demo, code, problem} = useOpened(first);
  const {name} = demo;
  // The router looks for a heading with the name of the hash, and stays where the last page was.
  useEffect(() => {
    // Newer browsers return a promise, which React would call on leaving the page.
    scrollTo(0, 0);
  }, []);

  return (
    <main className="play">
      <div className="play-bar">
        <h1>Playground</h1>
        <Choice name={name} />
        {problem && (
          <div className="example-problem" role="alert">
            {problem}
          </div>
        )}
      </div>
      <Workbench key={`${name} ${code}`} demo={demo} code={code}>
        {name === first.name && code === undefined && children}
      </Workbench>
    </main>
  );
}

/** What the address says, as soon as it is here, and what's wrong with it. */
function useOpened(first: LoadedDemo) {
  const baseUrl = useBaseUrl('/');
  const {hash} = useLocation();
  const [opened, setOpened] = useState<Opened & {problem?: string}>({
    demo: first,
  });

  useEffect(() => {
    // Meanwhile the reader may choose another.
    let isNewest = true;
    const arrived = tellIfLate(
      'The playground is slow to load. It starts as soon as it arrives, and Retry reloads this page.',
    );
    void read(hash, first, baseUrl)
      .catch((error: Error) => ({problem: error.message}))
      .finally(arrived)
      .then((result) => {
        if (!isNewest) return;
        setOpened((old) => ({...old, problem: undefined, ...result}));
      });
    return () => {
      isNewest = false;
    };
  }, [baseUrl, first, hash]);

  return opened;
}

/** @throws with what's wrong with a hash, for the reader */
async function read(
  hash: string,
  first: LoadedDemo,
  baseUrl: string,
): Promise<Opened> {
  const {example, code} = fromHash(hash);
  const name = example ?? first.name;
  if (!list.some((demo) => demo.name === name))
    throw new Error("There's no such example. Choose one from the list.");
  const demo = await loadDemo(name, baseUrl).catch(() => {
    throw new Error(
      "It couldn't be fetched. Check your connection and reload this page.",
    );
  });
  return {demo, code};
}

const groups = Array.from(new Set(list.map(({group}) => group)));

/** All examples to start from, in the groups of the page that lists them. */
const Choice = ({name}: {name: string}): ReactNode => (
  <select
    className="field"
    aria-label="Example"
    value={name}
    onChange={({target}) => {
      location.hash = `example=${target.value}`;
    }}
  >
    {groups.map((label) => (
      <optgroup key={label} label={label}>
        {list
          .filter(({group}) => group === label)
          .map((demo) => (
            <option key={demo.name} value={demo.name}>
              {demo.title}
            </option>
          ))}
      </optgroup>
    ))}
  </select>
);
