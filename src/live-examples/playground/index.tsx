import useBaseUrl from '@docusaurus/useBaseUrl';
import list from '@generated/live-examples/default/list.json';
import {useEffect, useState, type ReactNode} from 'react';

import {loadDemo} from '../panel/stage';
import {StageStyles} from '../panel/stage-styles';
import type {LoadedDemo} from '../panel/use-code';
import {Bench} from './bench';
import {fromHash, type Shared} from './share';

interface Opened {
  demo: LoadedDemo;
  /** The code that came by the address. */
  code?: string;
}

/** Every live example to start from, with its editor, its result and its chains. */
export default function Playground({
  children,
}: {
  /** Stands where the editor will be. */
  children: ReactNode;
}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  const name = opened?.demo.name ?? list[0]!.name;

  useEffect(() => {
    const open = async () => {
      try {
        const shared: Shared = fromHash(location.hash);
        const known = list.some((demo) => demo.name === shared.example);
        const demo = await loadDemo(
          known ? shared.example! : list[0]!.name,
          baseUrl,
        );
        setOpened({demo, code: shared.code});
        setProblem(undefined);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    };
    void open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [baseUrl]);

  return (
    <main className="play">
      <StageStyles />
      <div className="play-bar">
        <h1>Playground</h1>
        <p>
          Change an example and see it run, on a simulated chain in this page.
        </p>
        <select
          aria-label="Example"
          value={name}
          onChange={({target}) => {
            location.hash = `example=${target.value}`;
          }}
        >
          {list.map((demo) => (
            <option key={demo.name} value={demo.name}>
              {demo.title}
            </option>
          ))}
        </select>
      </div>
      <ExampleList current={name} />
      {opened ? (
        <Bench key={`${name} ${opened.code}`} {...opened} problem={problem} />
      ) : (
        <section className="play-code" aria-label="Code">
          {problem && (
            <p className="example-problem" role="alert">
              {problem}
            </p>
          )}
          {children}
        </section>
      )}
    </main>
  );
}

function ExampleList({current}: {current: string}): ReactNode {
  const groups = Array.from(new Set(list.map(({group}) => group)));
  return (
    <nav className="play-list" aria-label="Examples">
      {groups.map((group) => (
        <div key={group}>
          <h2>{group}</h2>
          <ul>
            {list
              .filter((demo) => demo.group === group)
              .map(({name, title}) => (
                <li key={name}>
                  <a
                    href={`#example=${name}`}
                    aria-current={name === current ? 'page' : undefined}
                  >
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
