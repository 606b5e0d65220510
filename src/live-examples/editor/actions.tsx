import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {confirm} from '../../client-modules/confirm';
import type {LoadedDemo} from '../example/model';

interface ActionsProps {
  demo: LoadedDemo;
  code: string;
  onReset: () => void;
  /** Selects the code in the editor. */
  onSelect: () => void;
}

/** The buttons for a reader's code: Reset, Copy, Share, and Download. */
export function Actions({
  demo,
  code,
  onReset,
  onSelect,
}: ActionsProps): ReactNode {
  const baseUrl = useBaseUrl('/');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      return 'Copied';
    } catch {
      // Without access to the clipboard, the reader can copy the selection.
      onSelect();
      return 'Selected';
    }
  };
  const share = async () => {
    const {fitsInAddress, hashOf} = await import('../share/hash');
    if (!fitsInAddress(code)) return 'Too long';
    const hash = hashOf(demo, code);
    const address = new URL(`${baseUrl}playground${hash}`, location.href);
    try {
      await navigator.clipboard.writeText(address.href);
      // As short as "Share".
      return 'Copied';
    } catch {
      // Without access to the clipboard, the reader can copy the playground's
      // address.
      location.assign(address);
      return 'In the URL';
    }
  };
  const download = async () => {
    const {downloadProject} = await import('../share/download-project');
    await downloadProject(demo.name, code, baseUrl);
    return 'Saved';
  };

  return (
    <>
      <button type="button" className="quiet-button" onClick={onReset}>
        Reset
      </button>
      <Action label="Copy" act={copy} />
      <Action label="Share" act={share} />
      <Action label="Download" act={download} />
    </>
  );
}

interface ActionProps {
  label: string;
  /** Returns the button's temporary label afterward. */
  act: () => Promise<string>;
}

function Action({label, act}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className="quiet-button"
      onClick={({currentTarget: button}) =>
        act().then(
          (done) => confirm(button, done),
          () => confirm(button, 'Failed'),
        )
      }
    >
      {label}
    </button>
  );
}
