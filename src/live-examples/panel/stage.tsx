import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';

import {LazyEditor} from '../editor/lazy';
import {Blocks, Switches} from '../example/chains';
import {Frame} from '../example/frame';
import type {LoadedDemo} from '../example/model';
import {Result} from '../example/result';
import type {Example} from '../example/use-example';
import {RequestsFold} from '../requests/fold';

interface StageProps {
  example: Example;
  demo: LoadedDemo;
  /** The element for the editor, while the reader edits the code. */
  editorPlace: HTMLElement | null;
}

/**
 * The parts of a panel that are fetched with the demo: result, chains, and
 * editor.
 */
export function Stage({example, demo, editorPlace}: StageProps): ReactNode {
  return (
    <>
      {editorPlace &&
        createPortal(
          <LazyEditor demo={demo} example={example} takesFocus />,
          editorPlace,
        )}
      <Result example={example} frame={<Frame example={example} />} />
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
