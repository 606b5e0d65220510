import Link from '@docusaurus/Link';
import {useEffect, useEffectEvent, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';

import {Editor} from './editor';
import {fetchProgram} from './fetch-program';
import {isFocusFree} from './focus';
import {Blocks, Head, Result, showResult, Switches} from './parts';
import {RequestsFold} from '../requests/fold';
import {useExample, type LoadedDemo} from './use-example';

/** Fetches a demo and what runs it. */
export async function loadDemo(
  name: string,
  baseUrl: string,
): Promise<LoadedDemo> {
  const [{default: demo}] = await Promise.all([
    import(`@generated/live-examples/default/demos/${name}.json`) as Promise<{
      default: LoadedDemo;
    }>,
    fetchProgram(baseUrl),
  ]);
  return demo;
}

interface StageProps {
  demo: LoadedDemo;
  panel: RefObject<HTMLElement | null>;
  pressesButton: boolean;
  /** Where the code stands in the page, if the reader wants to change it. */
  codePlace?: HTMLElement | null;
  /** The button by which the reader says so. */
  children: ReactNode;
}

/** Runs a demo and shows what it does; with its editor in the place of its code. */
export function Stage({
  demo,
  panel,
  pressesButton,
  codePlace,
  children,
}: StageProps): ReactNode {
  const example = useExample(demo);
  const runFirst = useEffectEvent(() => {
    if (!codePlace && isFocusFree(panel.current)) showResult(panel.current);
    void example.run(pressesButton);
  });
  useEffect(() => runFirst(), []);

  return (
    <>
      {codePlace &&
        createPortal(
          <Editor demo={demo} example={example} focusFrom={panel} />,
          codePlace,
        )}
      <Head example={example}>
        {children}
        <Link className="example-about" to="/demos#simulated-chain">
          on a simulated chain, in this page
        </Link>
      </Head>
      <Result example={example} />
      <div className="example-foot">
        <Blocks heights={example.state.chains.heights} />
        <Switches example={example} names={demo.switches} />
      </div>
      <RequestsFold
        rows={example.state.requests.rows}
        onClear={example.clearRequests}
        isOpenAtFirst={demo.requests === 'open'}
      />
    </>
  );
}
